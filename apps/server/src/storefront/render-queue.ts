/**
 * Pages are started in the order of their requests, one per turn of the event loop. React renders a page without
 * interruption, and connections are read between two pages, all that have data at once: started as they are read, the
 * request that has waited longest often comes last. Ten connections that requested category pages from one process
 * waited for 17 other pages at p95 without turns (two rounds of three), and for 9 or 10 with them (four rounds). The
 * budget of 60 ms leaves no room for that: with turns p95 is 46 to 58.
 */
export class RenderQueue {
  readonly #waiting: (() => void)[] = [];

  waitForTurn(): Promise<void> {
    return new Promise((begin) => {
      if (this.#waiting.push(begin) === 1) setImmediate(this.#beginOne);
    });
  }

  readonly #beginOne = (): void => {
    const begin = this.#waiting.shift();
    if (this.#waiting.length > 0) setImmediate(this.#beginOne);
    begin?.();
  };
}
