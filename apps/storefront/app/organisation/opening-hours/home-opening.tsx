import { useQuery } from '@tanstack/react-query';
import { useKnownChrome, useVenture } from '../../frame/chrome/use-chrome.ts';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { isCustomerOf } from '../../frame/visitor/visitor-rules.ts';
import { openingInfo } from '../calendar/opening-info.ts';
import { counterStatusAt } from '../calendar/opening-moment.ts';
import { hoursQuery } from './branch-hours-query.ts';
import { HomeOpeningWords } from './home-opening-words.tsx';
import { useRenderedOpening } from './load-home-opening.ts';
import { todayQuery } from './today-query.ts';
import { useMinute } from './use-minute.ts';

/** The status of the rendered page until the hours have been loaded; after that it follows the clock. */
export function HomeOpening({ branchId }: { branchId: string }) {
  const { hours, isKnown } = useHours(branchId);
  const now = useMinute();
  const rendered = useRenderedOpening(branchId);
  const status = hours ? counterStatusAt(openingInfo(hours), now) : rendered;
  return isKnown && !status ? null : <HomeOpeningWords status={status} />;
}

/** For customers the hours come with the other facts of today. */
function useHours(branchId: string) {
  const venture = useVenture();
  const session = useChromeSession();
  const userId = useKnownChrome().session?.userId ?? '';
  const isOwn = isCustomerOf(venture, session) && session.branchId === branchId;
  const today = useQuery({ ...todayQuery(venture.id, userId), enabled: isOwn }, browserQueries());
  const own = today.data?.branch?.hours;
  const isEnabled = !isOwn || today.isError || (today.isSuccess && !own);
  const asked = useQuery({ ...hoursQuery(venture.id, branchId), enabled: isEnabled }, browserQueries());
  return { hours: own ?? asked.data, isKnown: own !== undefined || asked.isSuccess || asked.isError };
}
