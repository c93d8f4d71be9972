import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../http/api.ts';
import { browserQueries } from '../http/browser-queries.ts';

const key = 'approvals waiting';
/** A page later it may be another number; within one it is asked for once. */
const staleAfter = 60_000;

/** Asked by the browser, because the HTML of a page is the same for everybody. */
export const waitingQuery = (ventureId: string, email: string) =>
  queryOptions({
    queryKey: [key, ventureId, email],
    queryFn: async () => (await browserApi(ventureId).call('approvals.count')).forYou,
    staleTime: staleAfter,
    gcTime: staleAfter,
  });

/** After a decision. */
export function countWaitingAgain(): void {
  void browserQueries().invalidateQueries({ queryKey: [key] });
}
