import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** The frame's data, from anywhere in a page. Nothing only when the root itself failed to load. */
export function useChrome() {
  return useRouteLoaderData<typeof loader>('root');
}

export function useKnownChrome() {
  const chrome = useChrome();
  if (!chrome) throw new Error('No frame: the root loader has not run');
  return chrome;
}

export function useVenture() {
  return useKnownChrome().venture;
}
