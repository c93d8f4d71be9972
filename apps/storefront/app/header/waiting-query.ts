import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../http/api.ts';
import { browserQueries } from '../http/browser-queries.ts';

const key = 'approvals waiting';
/** Requested at most once per page; a later page may show another number. */
const staleAfter = 60_000;

/** Requested by the browser, because the HTML of a page is the same for everybody. */
export const waitingQuery = (ventureId: string, email: string) =>
  queryOptions({
    queryKey: [key, ventureId, email],
    queryFn: async () => (await browserApi(ventureId).call('approvals.count')).forYou,
    staleTime: staleAfter,
    gcTime: staleAfter,
  });

/** Call it after a decision. */
export function countWaitingAgain(): void {
  void browserQueries().invalidateQueries({ queryKey: [key] });
}
