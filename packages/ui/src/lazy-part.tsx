import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

/**
 * A part of a page that only customers need: loaded when it first shows, never rendered by the server. If it cannot be
 * loaded, its placeholder stays and the rest of the page works.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props>,
): ComponentType<Props> {
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

  return function LazyPart(props: Props) {
    const Loaded = useSyncExternalStore(
      subscribe,
      () => Part,
      () => undefined,
    );
    useEffect(() => void fetchPart(), []);
    return Loaded ? <Loaded {...props} /> : <Waiting {...props} />;
  };
}
