/**
 * A value that is queried at its own interval: reading the metrics returns the last value at once, also when the
 * database is too busy to answer. Undefined after a failure, so that an old number does not count as a new one.
 */
export class PolledValue<T> {
  readonly #load: () => Promise<T>;
  readonly #timer: NodeJS.Timeout;
  #loading: Promise<void> | undefined;
  value: T | undefined;

  constructor(load: () => Promise<T>, everyMs: number) {
    this.#load = load;
    this.#timer = setInterval(() => this.refresh(), everyMs);
    this.#timer.unref();
    this.refresh();
  }

  /** Resolves when a current answer is in. */
  refresh(): Promise<void> {
    this.#loading ??= this.#load()
      .then(
        (value) => {
          this.value = value;
        },
        () => {
          this.value = undefined;
        },
      )
      .finally(() => {
        this.#loading = undefined;
      });
    return this.#loading;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#loading;
  }
}
