import type { LocationDetail } from '@bouwpoort/contract/organisation/ventures';
import type { Client } from '@bouwpoort/contract/program/client';
import type { PageLog } from '@bouwpoort/contract/program/page-request';
import { openingInfo } from '../calendar/opening-info.ts';
import { briefDays, type KnownDay } from '../calendar/opening-moment.ts';
import { type FinderPlace, resolvePlace } from './finder-place.ts';
import type { FinderQuestion } from './finder-question.ts';

type Api = Pick<Client, 'call'>;

/** Enough to distinguish places of one name: up to six share a name. */
const placesAsked = 8;

/** The place the visitor wants to search from; on the server for the first render, in the browser after that. */
export async function locate(
  api: Api,
  question: FinderQuestion,
  onFailure: (error: unknown) => void,
): Promise<FinderPlace> {
  if (question.position) return { kind: 'device', at: question.position };
  if (!question.place) return { kind: 'everywhere' };
  try {
    const { results } = await api.call('search.places', { query: { q: question.place, top: placesAsked } });
    return resolvePlace(question, results);
  } catch (error) {
    onFailure(error);
    return { kind: 'failed' };
  }
}

/**
 * The opening hours of each branch, as far as they are known, with one call per venture: the list is useful without.
 */
export async function loadOpenings(
  api: Api,
  log: PageLog,
  locations: readonly LocationDetail[],
  now: Date,
): Promise<Record<string, KnownDay[]>> {
  const ventureIds = [...new Set(locations.map(({ ventureId }) => ventureId))];
  const known = await Promise.all(
    ventureIds.map(async (ventureId) => {
      try {
        const hours = await api.call('calendar.openingHoursOfVenture', { params: { ventureId } });
        return Object.entries(hours).map(([branchId, one]) => [branchId, briefDays(openingInfo(one), now)] as const);
      } catch (error) {
        log.error({ err: error, ventureId }, 'no opening hours');
        return [];
      }
    }),
  );
  return Object.fromEntries(known.flat());
}
