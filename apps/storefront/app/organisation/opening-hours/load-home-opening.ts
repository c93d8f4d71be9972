import type { OpeningStatus } from '@bouwpoort/trade/organisation/opening-hours';
import { createContext, use } from 'react';
import type { PageContext } from '../../frame/pages/page-context.ts';
import { shownBranch } from '../../frame/visitor/branch-link.ts';
import { chromeUserOf } from '../../frame/visitor/load-visitor.ts';
import { fetchOpeningHours } from '../calendar/fetch-opening-hours.ts';
import { openingInfo } from '../calendar/opening-info.ts';
import { counterStatusAt } from '../calendar/opening-moment.ts';

/** Whether a branch was open when the page was rendered. */
export interface RenderedOpening {
  branchId: string;
  /** Null for a branch without hours. */
  status: OpeningStatus | null;
}

/** The status of the branch on a home page; null without a branch, and when its hours could not be loaded. */
export const RenderedOpeningContext = createContext<RenderedOpening | null>(null);

/** Null for another branch than the one of the rendered page, such as one that the visitor chose on this device. */
export function useRenderedOpening(branchId: string): OpeningStatus | null {
  const rendered = use(RenderedOpeningContext);
  return rendered?.branchId === branchId ? rendered.status : null;
}

export async function loadHomeOpening(
  { api, chrome: { venture }, session, log }: PageContext,
  now: Date,
): Promise<RenderedOpening | null> {
  const branch = shownBranch(venture, session ? chromeUserOf(session) : { kind: 'anonymous' }, null);
  if (!branch) return null;
  try {
    const hours = await fetchOpeningHours(api, { ventureId: venture.id, locationId: branch.branchId });
    return { branchId: branch.branchId, status: counterStatusAt(openingInfo(hours), now) };
  } catch (error) {
    // The home page is useful without it, and the browser requests it again.
    log.error({ err: error, branchId: branch.branchId }, 'no opening hours');
    return null;
  }
}
