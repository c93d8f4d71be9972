import type { BeheerQuoteRow } from '@bouwpoort/contract/ordering/quotes.staff';

/** The scope for the permission: the branch of the quote, or the whole venture without one. */
export function placeOf({ ventureId, branchId }: BeheerQuoteRow): { ventureId: string; branchId?: string } {
  return branchId === null ? { ventureId } : { ventureId, branchId };
}
