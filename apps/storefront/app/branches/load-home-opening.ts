import type { OpeningStatus } from '@bouwpoort/trade/opening-hours';
import { createContext } from 'react';
import { askOpeningHours } from '../calendar/ask-opening-hours.ts';
import { openingInfo } from '../calendar/opening-info.ts';
import { counterStatusAt } from '../calendar/opening-moment.ts';
import type { PageContext } from '../pages/page-context.ts';
import { chromeUserOf } from '../visitor/load-visitor.ts';
import { shownBranch } from '../visitor/shown-branch.ts';

/** Whether the branch on a home was open when the page was made; null for one without hours, or if they could not be asked. */
export const OpeningAsMadeContext = createContext<OpeningStatus | null>(null);

export async function loadHomeOpening(
  { api, chrome: { venture }, session, log }: PageContext,
  now: Date,
): Promise<OpeningStatus | null> {
  const { branch } = shownBranch(venture.storeLocations, session && chromeUserOf(session).branchId);
  if (!branch) return null;
  try {
    const hours = await askOpeningHours(api, { ventureId: venture.id, locationId: branch.branchId });
    return counterStatusAt(openingInfo(hours), now);
  } catch (error) {
    // The home is worth showing without it, and the browser asks again.
    log.error({ err: error, branchId: branch.branchId }, 'no opening hours');
    return null;
  }
}
