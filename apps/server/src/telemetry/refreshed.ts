/**
 * A value that takes asking, asked for at a pace of its own: reading the metrics gets the last answer at once, also
 * when the database is too busy to give one. Nothing after a failure, so that an old number does not pass for a new one.
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

  /** Done when an answer that was asked for now or a moment ago is in. */
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
