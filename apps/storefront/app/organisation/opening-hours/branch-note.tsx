import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { openingInfo } from '../calendar/opening-info.ts';
import { closingTimeIn, departmentStatusAt } from '../calendar/opening-moment.ts';
import { branchClock, useBranchNow } from './branch-clock.ts';
import { hoursQuery } from './branch-hours-query.ts';

/** 'open tot 17.00 uur' or 'nu gesloten': of the counter, or of the showroom where there is none. */
export function BranchNote({ ventureId, branchId }: { ventureId: string; branchId: string }) {
  const { t } = useTranslation('chrome');
  const { data } = useQuery(hoursQuery(ventureId, branchId), browserQueries());
  const now = useBranchNow(branchClock.now());
  if (!data) return null;
  const { shopInfo, showroomInfo } = openingInfo(data);
  const info = shopInfo ?? showroomInfo;
  if (!info) return null;
  const time = closingTimeIn(departmentStatusAt(info, now));
  return time === undefined ? t('branchClosed') : t('branchOpenUntil', { time });
}
