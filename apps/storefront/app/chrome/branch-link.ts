import type { StoreLocation, VentureDetails } from '@bouwpoort/contract/ventures';
import type { TFunction } from 'i18next';
import { paths } from '../paths.ts';

export interface BranchLink {
  href: string;
  label: string;
}

function branchHref(venture: VentureDetails, location: StoreLocation): string {
  return location.slug.startsWith('/') ? location.slug : `${paths.home(venture)}/${location.slug}`;
}

/**
 * The branch link of header and menu (P 2.5): your own branch by name, or for visitors the default branch under a general
 * label. Nothing when the venture has no default branch.
 */
export function branchLink(venture: VentureDetails, t: TFunction<'chrome'>, ownBranchId?: string): BranchLink | null {
  const standard = venture.storeLocations.find((location) => location.defaultBranchLocation);
  if (!standard) return null;
  const own = ownBranchId ? venture.storeLocations.find((location) => location.branchId === ownBranchId) : undefined;
  return own
    ? { href: branchHref(venture, own), label: t('branchOwn', { branchName: own.displayName }) }
    : { href: branchHref(venture, standard), label: t('branches', { count: venture.storeLocations.length }) };
}
