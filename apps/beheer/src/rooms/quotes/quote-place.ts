import type { BeheerQuoteRow } from '@bouwpoort/contract/beheer-quotes';

/** Where the permission must hold: the branch of the quote, or the whole venture where it has none. */
export function placeOf({ ventureId, branchId }: BeheerQuoteRow): { ventureId: string; branchId?: string } {
  return branchId === null ? { ventureId } : { ventureId, branchId };
}
