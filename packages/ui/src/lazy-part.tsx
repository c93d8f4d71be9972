import { type ComponentType, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { inLaterTask } from './in-later-task.ts';

type LazyPart<Props> = ComponentType<Props> & {
  /** Preloads the code, for instance when a visitor points at the button that shows it. */
  load: () => void;
};

/**
 * A part of a page that few visitors need: its code is loaded when it first renders, or shortly before, and the server
 * never renders it. If loading fails, its placeholder stays and the rest of the page works.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props>,
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
    const Current = useSyncExternalStore(
      subscribe,
      () => Part,
      () => undefined,
    );
    // React renders a store update in one long task, but a deferred value in several short ones.
    const Loaded = useDeferredValue(Current);
    useEffect(() => inLaterTask(() => void fetchPart()), []);
    return Loaded ? <Loaded {...props} /> : <Placeholder {...props} />;
  }
  LazyPart.load = () => void fetchPart();
  return LazyPart;
}
