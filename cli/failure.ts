/** Something the person at the keyboard can put right: one clear sentence with the remedy, and a non-zero exit code. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** The command was typed wrongly, as opposed to something going wrong. */
export const misuse = (sentence: string): Failure => new Failure(sentence, 2);
