/**
 * Pages begin in the order in which they were asked for, one in each turn of the event loop. To make one takes
 * milliseconds without a pause, and connections are only looked at between two of them, all that spoke at once: begun
 * as they are read, the one that has waited longest is often read last, and waits for everybody twice.
 */
export class PageTurns {
  readonly #waiting: (() => void)[] = [];

  next(): Promise<void> {
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
