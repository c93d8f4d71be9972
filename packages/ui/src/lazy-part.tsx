import { type ComponentType, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { inLaterTask } from './in-later-task.ts';

type LazyPart<Props> = ComponentType<Props> & {
  /** For intent: as soon as a visitor points at what will show it. */
  load: () => void;
};

/**
 * A part of a page that few visitors need: loaded when it first shows, or shortly before, never rendered by the server.
 * If it cannot be loaded, its placeholder stays and the rest of the page works.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props>,
): LazyPart<Props> {
  const listeners = new Set<() => void>();
  let Part: ComponentType<Props> | undefined;
  let isLoading = false;

  async function fetchPart(): Promise<void> {
    if (Part || isLoading) return;
    isLoading = true;
    try {
      Part = await load();
      for (const listener of listeners) listener();
    } catch (error) {
      console.error('A part of the page could not be loaded', error);
    } finally {
      isLoading = false;
    }
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  function LazyPart(props: Props) {
    const Known = useSyncExternalStore(
      subscribe,
      () => Part,
      () => undefined,
    );
    // What a store changes is rendered in one task, with all its effects; what is deferred in several short ones.
    const Loaded = useDeferredValue(Known);
    useEffect(() => inLaterTask(() => void fetchPart()), []);
    return Loaded ? <Loaded {...props} /> : <Waiting {...props} />;
  }
  LazyPart.load = () => void fetchPart();
  return LazyPart;
}
