import type { VentureDetails, VentureListEntry } from '@bouwpoort/contract/organisation/ventures';
import { type Packed, packOnce } from '../loader-data/packed.ts';
import type { ChromeData } from './load-chrome.ts';
import { type PageNavigation, pageNavigation } from './page-navigation.ts';

/** The data that all pages of a venture share, for every visitor. */
export interface PageFrame {
  venture: VentureDetails;
  ventures: VentureListEntry[];
  navigation: PageNavigation;
}

/** Keyed by the cached objects, which are replaced when their data changes. */
const frames = new WeakMap<VentureDetails, WeakMap<object, PageFrame>>();

export function packFrame({ venture, navigation, ventures }: ChromeData): Packed<PageFrame> {
  const ofVenture = frames.get(venture) ?? new WeakMap<object, PageFrame>();
  frames.set(venture, ofVenture);
  const frame = ofVenture.get(navigation) ?? { venture, ventures, navigation: pageNavigation(navigation, venture.id) };
  ofVenture.set(navigation, frame);
  return packOnce(frame);
}
