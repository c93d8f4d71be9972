import { deliveryPromise, handsOut } from '@bouwpoort/trade/catalogue/delivery-days';
import { promiseWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { OpenNow } from '@bouwpoort/ui/atoms/open-now.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { Tabs } from '@bouwpoort/ui/molecules/tabs.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { HoursTable } from '../../frame/organisms/hours-table.tsx';
import { deliveryCalendar } from '../calendar/delivery-calendar.ts';
import { type Department, type DepartmentHours, type OpeningInfo, openingInfo } from '../calendar/opening-info.ts';
import { departmentStatusAt } from '../calendar/opening-moment.ts';
import { useBranchNow } from './branch-clock.ts';
import { hoursQuery } from './branch-hours-query.ts';
import { useDepartmentName } from './department-name.ts';
import { type DeviatingDay, deviatingDays, hoursRows } from './hours-rows.ts';
import type { BranchFacts } from './load-branch.ts';

/** The hours of a branch, and the current time. The page may come from a cache, so the browser requests both again. */
export function useBranchOpenings(ventureId: string, branchId: string, facts: BranchFacts) {
  const { data } = useQuery(
    {
      ...hoursQuery(ventureId, branchId),
      ...(facts.hours ? { initialData: facts.hours, initialDataUpdatedAt: 0 } : {}),
    },
    browserQueries(),
  );
  const now = useBranchNow(facts.madeAt);
  return { hours: data ?? null, info: data ? openingInfo(data) : null, now };
}

export type BranchOpenings = ReturnType<typeof useBranchOpenings>;

function departmentsOf({ shopInfo, showroomInfo }: OpeningInfo): [Department, DepartmentHours][] {
  const departments: [Department, DepartmentHours][] = [];
  if (shopInfo) departments.push(['shop', shopInfo]);
  if (showroomInfo) departments.push(['showroom', showroomInfo]);
  return departments;
}

/** Whether the counter and the showroom are open now, separately. */
export function OpenStatuses({ info, now }: { info: OpeningInfo; now: Date }) {
  const { t } = useTranslation('branches');
  const nameOf = useDepartmentName();
  return (
    <div className="open-statuses">
      {departmentsOf(info).map(([department, hours]) => {
        const { status, label } = departmentStatusAt(hours, now);
        return (
          <OpenNow key={department} closed={status === 'closed'}>
            {t('status', { department: nameOf(department), label })}
          </OpenNow>
        );
      })}
    </div>
  );
}

/** This week and the next, for each department. */
export function OpeningWeeks({ info, now }: { info: OpeningInfo; now: Date }) {
  const { t } = useTranslation('branches');
  const nameOf = useDepartmentName();
  const departments = departmentsOf(info);
  if (departments.length === 0) return <Notice kind="attention" title={t('hoursUnset')} />;
  const week = (which: 'openingHours' | 'openingHoursNextWeek') => (
    <div className="opening-week">
      {departments.map(([department, hours]) => (
        <HoursTable
          key={department}
          title={nameOf(department)}
          {...(which === 'openingHours' ? { note: departmentStatusAt(hours, now).label } : {})}
          todayLabel={t('today')}
          rows={hoursRows(hours[which], dayOf(now), t('closed'))}
        />
      ))}
    </div>
  );
  return (
    <div className="opening-weeks">
      <Tabs
        label={t('weeks')}
        tabs={[
          { id: 'this', label: t('thisWeek'), content: week('openingHours') },
          { id: 'next', label: t('nextWeek'), content: week('openingHoursNextWeek') },
        ]}
      />
    </div>
  );
}

/** People rarely plan further ahead; a disclosure shows the rest of the season. */
const deviatingShown = 4;

export function DeviatingDays({ info, now }: { info: OpeningInfo; now: Date }) {
  const { t } = useTranslation('branches');
  const days = deviatingDays(info, dayOf(now), t('closed'));
  if (days.length === 0) return null;
  const rest = days.slice(deviatingShown);
  return (
    <Notice kind="attention" icon="calendar" title={t('deviating')}>
      <DayList days={days.slice(0, deviatingShown)} />
      {rest.length > 0 && (
        <details className="deviating__rest">
          <summary>{t('deviatingMore', { count: rest.length })}</summary>
          <DayList days={rest} />
        </details>
      )}
    </Notice>
  );
}

function DayList({ days }: { days: readonly DeviatingDay[] }) {
  const nameOf = useDepartmentName();
  return (
    <ul className="deviating">
      {days.map(({ date, day, note, lines }) => (
        <li key={date}>
          <span className="deviating__day">{day}</span>
          {lines.map(({ department, hours }) => (
            <span key={department} className="deviating__line">
              {department && <span>{nameOf(department)}</span>}
              <span>{hours}</span>
            </span>
          ))}
          {note && <span className="deviating__note">{note}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The same delivery promise as on the product page, in the cart and at the checkout, for this branch. */
export function OrderTimes({ facts, openings }: { facts: BranchFacts; openings: BranchOpenings }) {
  const { t } = useTranslation('branches');
  const { hasShop, disableOrdering } = useVenture();
  const { cutOffs, holidays } = facts;
  const { hours, info, now } = openings;
  if (!hasShop || disableOrdering || !cutOffs?.length || !holidays || !hours || !info?.shopInfo) return null;
  const calendar = deliveryCalendar([...cutOffs], [...holidays], hours);
  return (
    <Notice icon="truck" title={t('orderTimes')}>
      {(['storedelivery', ...(handsOut(calendar) ? ['instorepickup' as const] : [])] as const).map((method) => (
        <p key={method}>{promiseWords(deliveryPromise(calendar, method, now), method, now).line}</p>
      ))}
    </Notice>
  );
}
