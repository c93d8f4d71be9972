import type { SiteSummary } from '@bouwpoort/contract/ordering/jobsites';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../frame/interface-state/device-storage.ts';

/** The building site that a user orders for, stored on this device. */
export interface ChosenJobsite {
  siteId: number;
  name: string;
  /** The initial values of a checkout. */
  unloading: SiteSummary['unloading'];
  /** A checkout has started with it, so later choices there take precedence. */
  isTaken: boolean;
}

export interface JobsiteChooser {
  userId: string;
  ventureId: string;
}

const keyOf = ({ userId, ventureId }: JobsiteChooser) => `chosenSite-${ventureId}-${userId}`;
/** Whether the user has any sites, according to the last answer of the server. */
const hasJobsitesKey = ({ userId, ventureId }: JobsiteChooser) => `hasSites-${ventureId}-${userId}`;

export function chosenJobsite(chooser: JobsiteChooser): ChosenJobsite | null {
  return parsed(deviceStorage.getItem(keyOf(chooser)));
}

/** Written by another version of the page, or by hand: ignored. */
function parsed(text: string | null): ChosenJobsite | null {
  if (!text) return null;
  try {
    const value = JSON.parse(text) as Partial<ChosenJobsite> | null;
    if (!Number.isInteger(value?.siteId) || typeof value?.name !== 'string') return null;
    const { place = '', phone = '' } = value.unloading ?? {};
    const unloading = { place: String(place), phone: String(phone) };
    return { siteId: Number(value.siteId), name: value.name, unloading, isTaken: value.isTaken === true };
  } catch {
    return null;
  }
}

export function chooseJobsite(
  chooser: JobsiteChooser,
  site: Pick<SiteSummary, 'siteId' | 'name' | 'unloading'> | null,
): void {
  const chosen = site && { siteId: site.siteId, name: site.name, unloading: site.unloading, isTaken: false };
  deviceStorage.setItem(keyOf(chooser), chosen ? JSON.stringify(chosen) : '');
}

export function markChosenJobsiteApplied(chooser: JobsiteChooser): void {
  const chosen = chosenJobsite(chooser);
  if (chosen && !chosen.isTaken) deviceStorage.setItem(keyOf(chooser), JSON.stringify({ ...chosen, isTaken: true }));
}

/** Null on the server and during hydration, because that HTML is the same for everybody. */
export function useChosenJobsite(chooser: JobsiteChooser): ChosenJobsite | null {
  const key = keyOf(chooser);
  const text = useSyncExternalStore(
    deviceStorage.subscribe,
    () => deviceStorage.getItem(key),
    () => null,
  );
  return parsed(text);
}

/** Stale after half a day: new sites are rare. */
const staleTime = 12 * 60 * 60 * 1000;

/** Undefined before the first answer; an old answer counts until there is a new one. */
export function useHasJobsites(chooser: JobsiteChooser): { hasJobsites: boolean | undefined; isOld: boolean } {
  const key = hasJobsitesKey(chooser);
  const text = useSyncExternalStore(
    deviceStorage.subscribe,
    () => deviceStorage.getItem(key),
    () => null,
  );
  const [has, at] = (text ?? '').split(' ');
  return { hasJobsites: has ? has === 'yes' : undefined, isOld: !(Date.now() - Number(at) < staleTime) };
}

/** Stores the server's answer about the user's sites; a chosen site that is gone is reset. */
export function storeJobsites(chooser: JobsiteChooser, sites: readonly SiteSummary[]): void {
  const open = sites.filter(({ state }) => state === 'open');
  const chosen = chosenJobsite(chooser);
  const known = chosen && open.find(({ siteId }) => siteId === chosen.siteId);
  if (chosen && !known) chooseJobsite(chooser, null);
  if (chosen && known && known.name !== chosen.name) {
    deviceStorage.setItem(keyOf(chooser), JSON.stringify({ ...chosen, name: known.name, unloading: known.unloading }));
  }
  deviceStorage.setItem(hasJobsitesKey(chooser), `${open.length > 0 ? 'yes' : 'no'} ${Date.now()}`);
}
