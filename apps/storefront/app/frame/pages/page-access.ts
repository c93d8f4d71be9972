import type { Visitor } from '../visitor/visitor.ts';
import { paths, type VentureRef } from '../web/paths.ts';
import type { Page } from './page-table.ts';

export interface PageVenture extends VentureRef {
  hasShop: boolean;
}

type Access = { allowed: true; wrongVenture: boolean } | { allowed: false; redirectTo: string };

/** Implements P 2.3. `requested` is the requested path and query. */
export function decideAccess(page: Page, visitor: Visitor, venture: PageVenture, requested: string): Access {
  if (!venture.hasShop && (page.hideForVenturesWithoutShop || page.needsShop)) {
    return { allowed: false, redirectTo: paths.home(venture) };
  }
  if (!maySee(page, visitor)) return { allowed: false, redirectTo: paths.home(venture, requested) };
  return { allowed: true, wrongVenture: visitor.kind !== 'anonymous' && isWrongVenture(visitor.ventureId, venture) };
}

/** A venture without a shop has no accounts and no login, so nobody can be logged in at the wrong one there. */
export function isWrongVenture(ownVentureId: string | null, venture: Pick<PageVenture, 'id' | 'hasShop'>): boolean {
  return venture.hasShop && ownVentureId !== venture.id;
}

/** What allows anonymous visitors allows guests too (decisions, Routes and access). */
function maySee(page: Page, visitor: Visitor): boolean {
  if (page.allowAnonymous || visitor.kind === 'registered') return true;
  return visitor.kind === 'guest' && page.allowGuestAccount === true;
}
