/** How the tests play a game through its screen: where it asks, and what to press. */
import type { Locator, Page } from '@playwright/test';
import { seen } from './look.ts';

/** How somebody presses a button. */
export type Press = (button: Locator) => Promise<void>;

/** One game in somebody's hands. */
export interface Hands {
  /** Where this person's own question is asked, once it can be answered; also a result to be read and left. */
  readonly question: string;
  /** Answers what is asked. */
  choose(page: Page, press: Press): Promise<void>;
  /** Where the text is that changes from one question to the next. */
  readonly told: string;
}

/** Buttons whose press would be taken. */
export const OPEN = 'button.act:not([aria-disabled="true"])';
export const open = (place: Locator): Locator => place.locator(OPEN);

/** A place where something is asked, and an answer to it. */
export type Asking = readonly [place: string, answer: (page: Page, press: Press, here: Locator) => Promise<void>];

/** Answers at the first of these places that is to be seen. */
export async function answerFirst(page: Page, press: Press, places: readonly Asking[]): Promise<void> {
  const [first] = await seen(
    page,
    places.map(([place]) => place),
  );
  const [place, answer] = places.find(([place]) => place === first) ?? [];
  if (place !== undefined) await answer?.(page, press, page.locator(place).first());
}
