import type { StoreLocation, VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import type { Translate } from '@bouwpoort/ui/words.ts';
import type { ChromeSession, ChromeUser } from './chrome-session.ts';

export interface BranchLink {
  href: string;
  label: string;
  /** For half the width of a phone. */
  shortLabel: string;
}

/**
 * The branch link of header and menu (P 2.5): the user's own branch by name, or for visitors the one they chose, else
 * the default branch with a general label. Null when the venture has no default branch.
 */
export function branchLink(
  { storeLocations }: Pick<VentureDetails, 'storeLocations'>,
  session: ChromeSession,
  t: Translate,
  chosenBranchId: string | null = null,
): BranchLink | null {
  const standard = standardBranch(storeLocations);
  if (!standard) return null;
  const own = ownBranch(storeLocations, session, chosenBranchId);
  if (own) {
    const label = t('branchOwn', { branchName: own.displayName });
    return { href: own.slug, label, shortLabel: label };
  }
  const count = storeLocations.length;
  return { href: standard.slug, label: t('branches', { count }), shortLabel: t('branchesShort', { count }) };
}

type BranchOwner = { kind: 'anonymous' } | Pick<ChromeUser, 'kind' | 'branchId'>;

/** The branch of an account; without a login the one stored on this device. */
export function ownBranch(
  storeLocations: readonly StoreLocation[],
  session: BranchOwner,
  chosenBranchId: string | null,
): StoreLocation | undefined {
  const branchId = session.kind === 'user' ? session.branchId : chosenBranchId;
  return storeLocations.find((location) => location.branchId === branchId);
}

function standardBranch(storeLocations: readonly StoreLocation[]): StoreLocation | undefined {
  return storeLocations.find((location) => location.defaultBranchLocation);
}

/** The branch that a page shows: the user's own, or else the default one. */
export function shownBranch(
  { storeLocations }: Pick<VentureDetails, 'storeLocations'>,
  session: BranchOwner,
  chosenBranchId: string | null,
): StoreLocation | undefined {
  return ownBranch(storeLocations, session, chosenBranchId) ?? standardBranch(storeLocations);
}
