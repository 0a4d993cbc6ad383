/** What this person prefers, kept on this device: name, language, theme, motion, sound, vibration, aid, pace. */
import type { Lang } from './face.ts';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'reduced' | 'none';

interface Preferences {
  name: string;
  lang: Lang;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  vibration: boolean;
  aid: boolean;
  /** Advice for a first game. */
  coach: boolean;
  /** Results that were read go on by themselves. */
  goesOn: boolean;
}

const KEY = 'tablee.person';

/** The first of the browser's languages that we speak; French when it speaks neither. */
function preferredLang(languages: readonly string[]): Lang {
  for (const language of languages) {
    const two = language.slice(0, 2).toLowerCase();
    if (two === 'fr' || two === 'en') return two;
  }
  return 'fr';
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    // Storage may be closed to us or hold something else: the defaults do.
    return {};
  }
}

const prefersReduced = matchMedia('(prefers-reduced-motion: reduce)');

class Person implements Preferences {
  name = $state('');
  lang = $state<Lang>('fr');
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  sound = $state(false);
  vibration = $state(false);
  aid = $state(true);
  coach = $state(true);
  goesOn = $state(true);
  private systemReduced = $state(prefersReduced.matches);

  constructor() {
    Object.assign(this, { lang: preferredLang(navigator.languages) }, stored());
    prefersReduced.addEventListener('change', () => {
      this.systemReduced = prefersReduced.matches;
    });
  }

  /** How things move, with the system's wish taken into account. */
  get movement(): 'full' | 'reduced' | 'none' {
    if (this.motion !== 'system') return this.motion;
    return this.systemReduced ? 'reduced' : 'full';
  }

  /** Keeps the preferences and puts them on the page. Call inside an effect: it runs again on each change. */
  keep(): void {
    const { name, lang, theme, motion, sound, vibration, aid, coach, goesOn } = this;
    const root = document.documentElement;
    root.lang = lang;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.dataset.motion = this.movement;
    try {
      const kept: Preferences = { name, lang, theme, motion, sound, vibration, aid, coach, goesOn };
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Nothing is lost but the memory of these wishes.
    }
  }
}

export const person = new Person();
