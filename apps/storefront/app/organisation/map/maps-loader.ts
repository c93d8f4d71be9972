/** Loads a third-party map script (P 4.9, C 4.11). */
export type MapsLoaderState =
  | { state: 'initialized' }
  /** `failures`: the number of failed attempts so far. */
  | { state: 'loading'; failures: number }
  | { state: 'success' }
  | { state: 'failure'; message: typeof loadFailed };

type MapsLoaderEvent = 'start' | 'loaded' | 'failed';

const loadFailed = 'could not load';
const maxRetries = 3;

export const initialized: MapsLoaderState = { state: 'initialized' };

export function nextMapsLoaderState(now: MapsLoaderState, event: MapsLoaderEvent): MapsLoaderState {
  switch (event) {
    case 'start':
      // A loaded script stays loaded; a failed one may be tried again.
      return now.state === 'initialized' || now.state === 'failure' ? { state: 'loading', failures: 0 } : now;
    case 'loaded':
      return now.state === 'loading' ? { state: 'success' } : now;
    case 'failed': {
      if (now.state !== 'loading') return now;
      const failures = now.failures + 1;
      return failures > maxRetries ? { state: 'failure', message: loadFailed } : { state: 'loading', failures };
    }
  }
}

/** The delay after the nth failure, in milliseconds. */
export const retryDelay = (n: number) => n * 2 ** n;

interface MapsLoaderParts {
  /** One attempt. */
  load: () => Promise<void>;
  wait: (milliseconds: number) => Promise<void>;
  onState?: (state: MapsLoaderState) => void;
}

/** Retries until the script is loaded or has failed too often. Concurrent callers share the same attempt. */
export function mapsLoader({ load, wait, onState }: MapsLoaderParts): {
  state(): MapsLoaderState;
  load(): Promise<void>;
} {
  let now = initialized;
  let running: Promise<void> | undefined;
  const emit = (event: MapsLoaderEvent) => {
    now = nextMapsLoaderState(now, event);
    onState?.(now);
  };
  async function run(): Promise<void> {
    emit('start');
    while (now.state === 'loading') {
      try {
        await load();
        emit('loaded');
      } catch {
        emit('failed');
        if (now.state === 'loading') await wait(retryDelay(now.failures));
      }
    }
    if (now.state === 'failure') throw new Error(now.message);
  }
  return {
    state: () => now,
    load: () => {
      if (now.state === 'success') return Promise.resolve();
      running ??= run().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
