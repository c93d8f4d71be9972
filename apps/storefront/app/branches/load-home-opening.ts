import type { OpeningStatus } from '@bouwpoort/trade/opening-hours';
import { createContext, use } from 'react';
import { askOpeningHours } from '../calendar/ask-opening-hours.ts';
import { openingInfo } from '../calendar/opening-info.ts';
import { counterStatusAt } from '../calendar/opening-moment.ts';
import type { PageContext } from '../pages/page-context.ts';
import { shownBranch } from '../visitor/branch-link.ts';
import { chromeUserOf } from '../visitor/load-visitor.ts';

/** Whether a branch was open when the page was made. */
export interface OpeningAsMade {
  branchId: string;
  /** Null for one without hours. */
  status: OpeningStatus | null;
}

/** Of the branch on a home; null where there is none, and if its hours could not be asked. */
export const OpeningAsMadeContext = createContext<OpeningAsMade | null>(null);

/** The branch may be another than the page was made for: a visitor has chosen it on this device. */
export function useOpeningAsMade(branchId: string): OpeningStatus | null {
  const made = use(OpeningAsMadeContext);
  return made?.branchId === branchId ? made.status : null;
}

export async function loadHomeOpening(
  { api, chrome: { venture }, session, log }: PageContext,
  now: Date,
): Promise<OpeningAsMade | null> {
  const branch = shownBranch(venture, session ? chromeUserOf(session) : { kind: 'anonymous' }, null);
  if (!branch) return null;
  try {
    const hours = await askOpeningHours(api, { ventureId: venture.id, locationId: branch.branchId });
    return { branchId: branch.branchId, status: counterStatusAt(openingInfo(hours), now) };
  } catch (error) {
    // The home is worth showing without it, and the browser asks again.
    log.error({ err: error, branchId: branch.branchId }, 'no opening hours');
    return null;
  }
}
