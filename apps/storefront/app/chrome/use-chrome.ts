import { useRouteLoaderData } from 'react-router';
import { unpack } from '../packed.ts';
import type { loader } from '../root.tsx';
import type { PageFrame } from './page-frame.ts';

type RootData = Awaited<ReturnType<typeof loader>>;
type Chrome = PageFrame & Omit<RootData, 'frame'>;

const opened = new WeakMap<RootData, Chrome>();

/** The frame's data, from anywhere in a page. Nothing only when the root itself failed to load. */
export function useChrome(): Chrome | undefined {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) return undefined;
  const known = opened.get(data);
  if (known) return known;
  const { frame, ...own } = data;
  const chrome = { ...unpack(frame), ...own };
  opened.set(data, chrome);
  return chrome;
}

export function useKnownChrome() {
  const chrome = useChrome();
  if (!chrome) throw new Error('No frame: the root loader has not run');
  return chrome;
}

export function useVenture() {
  return useKnownChrome().venture;
}
