/** How the tests play a game through its screen: where it asks, and what to press. */
import type { Locator, Page } from '@playwright/test';

/** How somebody presses a button. */
export type Press = (button: Locator) => Promise<void>;

/** One game in somebody's hands. */
export interface Hands {
  /** Where this person's own question is asked, once it can be answered; also a result to be read and left. */
  question(page: Page): Locator;
  /** Answers what is asked. */
  choose(page: Page, press: Press): Promise<void>;
  /** Where the text is that changes from one question to the next. */
  readonly told: string;
}

/** Buttons whose press would be taken. */
export const open = (place: Locator): Locator => place.locator('button.act:not([aria-disabled="true"])');
