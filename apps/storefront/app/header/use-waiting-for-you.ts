import { skipToken, useQuery } from '@tanstack/react-query';
import { browserApi } from '../http/api.ts';
import { browserQueries } from '../http/browser-queries.ts';
import { useVenture } from '../pages/use-chrome.ts';
import { useChromeSession } from '../visitor/chrome-session.ts';

const key = 'approvals waiting';
/** A page later it may be another number; within one it is asked for once. */
const staleAfter = 60_000;

/**
 * How many requests of colleagues wait for the visitor. Asked by the browser, because the HTML of a page is the same for
 * everybody; who can decide nothing is not asked for.
 */
export function useWaitingForYou(): number {
  const session = useChromeSession();
  const { id: ventureId } = useVenture();
  const decides =
    session.kind === 'user' &&
    !session.isGuestAccount &&
    session.dynamics &&
    session.ventureId === ventureId &&
    (session.companyRole === 'manager' || session.companyRole === 'buyer');
  const { data } = useQuery(
    {
      queryKey: [key, ventureId, session.kind === 'user' ? session.email : ''],
      queryFn: decides ? async () => (await browserApi(ventureId).call('approvals.count')).forYou : skipToken,
      staleTime: staleAfter,
      gcTime: staleAfter,
    },
    browserQueries(),
  );
  return data ?? 0;
}

/** After a decision. */
export function countWaitingAgain(): void {
  void browserQueries().invalidateQueries({ queryKey: [key] });
}
