/** One measurement that gives several figures: it is made anew when a figure is asked for that it has given already. */
export class Shared<T> {
  private readonly measure: () => Promise<T>;
  private last: Promise<T> | undefined;
  private readonly given = new Set<string>();

  constructor(measure: () => Promise<T>) {
    this.measure = measure;
  }

  for(figure: string): Promise<T> {
    if (this.last === undefined || this.given.has(figure)) {
      this.given.clear();
      this.last = this.measure();
    }
    this.given.add(figure);
    return this.last;
  }
}
