import type { VentureDetails } from '@bouwpoort/contract/ventures';
import type { TFunction } from 'i18next';

export interface BranchLink {
  href: string;
  label: string;
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
    ? { href: own.slug, label: t('branchOwn', { branchName: own.displayName }) }
    : { href: standard.slug, label: t('branches', { count: venture.storeLocations.length }) };
}
