import type { VentureDetails } from '@bouwpoort/contract/ventures';
import type { TFunction } from 'i18next';
import type { ChromeSession } from './session-seam.ts';

export interface BranchLink {
  href: string;
  label: string;
  /** For half the width of a phone. */
  shortLabel: string;
}

/**
 * The branch link of header and menu (P 2.5): your own branch by name, or for visitors the default branch under a general
 * label. Nothing when the venture has no default branch.
 */
export function branchLink(
  { storeLocations }: Pick<VentureDetails, 'storeLocations'>,
  session: ChromeSession,
  t: TFunction<'chrome'>,
): BranchLink | null {
  const standard = storeLocations.find((location) => location.defaultBranchLocation);
  if (!standard) return null;
  const ownBranchId = session.kind === 'user' ? session.branchId : null;
  const own = storeLocations.find((location) => location.branchId === ownBranchId);
  if (own) {
    const label = t('branchOwn', { branchName: own.displayName });
    return { href: own.slug, label, shortLabel: label };
  }
  const count = storeLocations.length;
  return { href: standard.slug, label: t('branches', { count }), shortLabel: t('branchesShort', { count }) };
}
