/**
 * A value that is queried at its own interval: reading the metrics returns the last value at once, also when the
 * database is too busy to answer. Undefined after a failure, so that an old number does not count as a new one.
 */
export class Refreshed<T> {
  readonly #ask: () => Promise<T>;
  readonly #timer: NodeJS.Timeout;
  #asking: Promise<void> | undefined;
  value: T | undefined;

  constructor(ask: () => Promise<T>, everyMs: number) {
    this.#ask = ask;
    this.#timer = setInterval(() => this.refresh(), everyMs);
    this.#timer.unref();
    this.refresh();
  }

  /** Resolves when a current answer is in. */
  refresh(): Promise<void> {
    this.#asking ??= this.#ask()
      .then(
        (value) => {
          this.value = value;
        },
        () => {
          this.value = undefined;
        },
      )
      .finally(() => {
        this.#asking = undefined;
      });
    return this.#asking;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#asking;
  }
}
