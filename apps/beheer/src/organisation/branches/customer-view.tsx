import {
  type BeheerBranch,
  type BranchEdit,
  beheerBranchRoutes,
} from '@bouwpoort/contract/organisation/branches.staff';
import type { OpeningDay } from '@bouwpoort/contract/organisation/calendar';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { Card } from '../../frame/kit/card.tsx';
import { dayOf } from '../../frame/texts/dutch-time.ts';
import { timeText } from './period-text.ts';

/** The texts of the shop for the hours in the form, by the shop's own rules. */
export function CustomerView({ branch, edit }: { branch: BeheerBranch; edit: BranchEdit }) {
  const { t } = useTranslation('beheer-branches');
  const [isNextWeek, setNextWeek] = useState(false);
  const { week, deviations } = useDeferredValue(edit);
  const { branchId, displayName } = branch;
  const { data, error } = useQuery({
    queryKey: [beheerBranchRoutes.preview.path, branchId, week, deviations],
    queryFn: ({ signal }) =>
      call(beheerBranchRoutes.preview, { params: { branchId }, body: { week, deviations }, signal }),
    placeholderData: keepPreviousData,
  });
  const shop = isNextWeek ? data?.shopOpeningHoursNextWeek : data?.shopOpeningHours;
  const showroom = isNextWeek ? data?.showroomOpeningHoursNextWeek : data?.showroomOpeningHours;
  return (
    <Card
      title={t('customerView')}
      tools={
        <Select
          compact
          aria-label={t('whichWeek')}
          value={isNextWeek ? 'next' : 'this'}
          options={[
            { value: 'this', label: t('thisWeek') },
            { value: 'next', label: t('nextWeek') },
          ]}
          onChange={({ target }) => setNextWeek(target.value === 'next')}
        />
      }
    >
      <div className="pvbr">
        <div className="pvbr__h">
          <b className="pvbr__n">{displayName}</b>
          {(data?.shopStatusLabel ?? data?.showroomStatusLabel) && (
            <span className="pvbr__open">
              <Icon name="clock" size="small" />
              {data?.shopStatusLabel ?? data?.showroomStatusLabel}
            </span>
          )}
        </div>
        {error && <p className="muted">{t('previewFailed')}</p>}
        {shop?.length === 0 && showroom?.length === 0 && <p className="muted">{t('hoursUnset')}</p>}
        {shop && shop.length > 0 && <ViewedWeek title={t('department-shop')} days={shop} />}
        {showroom && showroom.length > 0 && <ViewedWeek title={t('department-showroom')} days={showroom} />}
      </div>
    </Card>
  );
}

function ViewedWeek({ title, days }: { title: string; days: readonly OpeningDay[] }) {
  const { t } = useTranslation('beheer-branches');
  const today = dayOf(new Date());
  return (
    <table className="pvbr__t">
      <caption>{title}</caption>
      <tbody>
        {days.map(({ date, weekday, periods, note }) => (
          <tr key={date} className={date === today ? 'b' : undefined}>
            <th scope="row">
              {t(`day-${weekday}`)} {date === today && <span className="badge badge--accent">{t('today')}</span>}
              {note !== null && (
                <span className="badge badge--attention" title={note}>
                  {t('deviating')}
                </span>
              )}
            </th>
            <td className="r num">
              {periods.length === 0
                ? t('closed')
                : periods.map(({ open, close }) => `${timeText(open)} – ${timeText(close)}`).join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
