import type { ConsentSettings } from '@bouwpoort/contract/program/page-request';
import { useRouteLoaderData } from 'react-router';
import { type Packed, unpack } from '../loader-data/packed.ts';
import type { RootSession } from '../visitor/root-session.ts';
import type { PageFrame } from './page-frame.ts';

/** The data of the root loader. */
export interface RootData {
  frame: Packed<PageFrame>;
  /** As in `ChromeData`; not reloaded on navigation within the venture. */
  menuPreview: string | null;
  publicUrl: string;
  frameSources: readonly string[];
  consent: ConsentSettings;
  session: RootSession | null;
  wrongVenture: boolean;
  year: number;
}

type Chrome = PageFrame & Omit<RootData, 'frame'>;

const opened = new WeakMap<RootData, Chrome>();

/** The data of the frame. Undefined only when the root loader failed. */
export function useChrome(): Chrome | undefined {
  const data = useRouteLoaderData<RootData>('root');
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
