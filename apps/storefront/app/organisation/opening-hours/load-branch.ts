import type { CutOffTime, Holiday, OpeningHours } from '@bouwpoort/contract/organisation/calendar';
import type { LocationDetail } from '@bouwpoort/contract/organisation/ventures';
import type { Client } from '@bouwpoort/contract/program/client';
import type { PageLog } from '@bouwpoort/contract/program/page-request';
import { createContext, use } from 'react';
import { fetchHolidays } from '../calendar/delivery-calendar.ts';
import { fetchOpeningHours } from '../calendar/fetch-opening-hours.ts';

/** The facts of a branch besides its content (C 2.11); null for a part that could not be loaded. */
export interface BranchFacts {
  location: LocationDetail | null;
  hours: OpeningHours | null;
  cutOffs: readonly CutOffTime[] | null;
  holidays: readonly Holiday[] | null;
  /** When the page was rendered. */
  madeAt: string;
  googleMapsKey: string | null;
}

export const BranchFactsContext = createContext<BranchFacts | null>(null);

export function useBranchFacts(): BranchFacts | null {
  return use(BranchFactsContext);
}

interface Loading {
  api: Client;
  log: PageLog;
  now: Date;
  googleMapsKey: string | null;
}

/** An address is useful without hours: a part that fails leaves only its own place empty. */
export async function loadBranch(
  { api, log, now, googleMapsKey }: Loading,
  ventureId: string,
  branchId: string,
): Promise<BranchFacts> {
  const params = { ventureId, locationId: branchId };
  const orNull = <T>(answer: Promise<T>): Promise<T | null> =>
    answer.catch((error: unknown) => {
      log.error({ err: error, branchId }, 'a part of the branch could not be asked');
      return null;
    });
  const [locations, hours, cutOffs, holidays] = await Promise.all([
    orNull(api.call('ventures.locations')),
    orNull(fetchOpeningHours(api, params)),
    orNull(api.call('calendar.cutOffTimesOfLocation', { params })),
    orNull(fetchHolidays(api)),
  ]);
  const location = locations?.find((one) => one.branchId === branchId) ?? null;
  return { location, hours, cutOffs, holidays, madeAt: now.toISOString(), googleMapsKey };
}
