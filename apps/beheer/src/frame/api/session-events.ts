/** Changes of the session that calls find out about, for the components that show them. */
class SessionEvents {
  #waiting = new Set<() => void>();
  readonly #onLocked = new Set<() => void>();
  readonly #onLost = new Set<() => void>();

  /** Resolves once the session is unlocked. */
  locked(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(resolve);
      signal?.addEventListener('abort', () => {
        this.#waiting.delete(resolve);
        reject(signal.reason);
      });
      for (const listener of this.#onLocked) listener();
    });
  }

  unlocked(): void {
    const waiting = this.#waiting;
    this.#waiting = new Set();
    for (const resume of waiting) resume();
  }

  lost(): void {
    for (const listener of this.#onLost) listener();
  }

  onLocked(listener: () => void): () => void {
    this.#onLocked.add(listener);
    return () => this.#onLocked.delete(listener);
  }

  onLost(listener: () => void): () => void {
    this.#onLost.add(listener);
    return () => this.#onLost.delete(listener);
  }
}

export const sessionEvents = new SessionEvents();
