import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../http/api.ts';
import { browserQueries } from '../http/browser-queries.ts';

const key = 'approvals waiting';
/** Requested at most once per page; a later page may show another number. */
const staleTime = 60_000;

/** Requested by the browser, because the HTML of a page is the same for everybody. */
export const pendingApprovalQuery = (ventureId: string, email: string) =>
  queryOptions({
    queryKey: [key, ventureId, email],
    queryFn: async () => (await browserApi(ventureId).call('approvals.count')).forYou,
    staleTime: staleTime,
    gcTime: staleTime,
  });

/** Call it after every decision. */
export function refetchPendingApprovals(): void {
  void browserQueries().invalidateQueries({ queryKey: [key] });
}
