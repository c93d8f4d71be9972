import { readSessionCookies } from '@bouwpoort/contract/customers/session-cookies';
import type { CustomerToday } from '@bouwpoort/contract/ordering/orders';
import { dayOf, showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { openingInfo } from '../calendar/opening-info.ts';
import { departmentStatusAt } from '../calendar/opening-moment.ts';
import { browserQueries } from '../http/browser-queries.ts';
import { useKnownChrome, useVenture } from '../pages/use-chrome.ts';
import { paths } from '../site/paths.ts';
import { todayQuery } from './today-query.ts';
import { TodaySkeleton } from './today-skeleton.tsx';
import { deliveriesToday, orderMoment, timeLeft } from './today-words.ts';
import { useMinute } from './use-minute.ts';

/** The facts that a customer opens the shop for in the morning. */
export function Today() {
  const { t } = useTranslation('content');
  const venture = useVenture();
  const { session } = useKnownChrome();
  const { data, isError } = useQuery(todayQuery(venture.id, session?.userId ?? ''), browserQueries());
  // An extra: the page is complete without it.
  if (isError) return null;
  if (!data) return <TodaySkeleton />;
  return (
    <section className="today" aria-label={t('today')}>
      <div className="today__cells">
        <Cells today={data} />
      </div>
    </section>
  );
}

function Cells({ today: { branch, orders } }: { today: CustomerToday }) {
  const { t } = useTranslation('content');
  const venture = useVenture();
  const now = useMinute();
  return (
    <>
      {branch && <OrderUntil branch={branch} now={now} />}
      {orders && <Deliveries orders={orders} today={dayOf(now)} />}
      {orders && (
        <Cell icon="orders" title={t('todayOpen', { count: orders.open })} href={paths.orders(venture)}>
          {t('todayOpenText')}
        </Cell>
      )}
      {orders?.lastProject && (
        <Cell
          icon="project"
          title={orders.lastProject.name}
          href={`${paths.orders(venture)}?${new URLSearchParams({ zoek: orders.lastProject.name })}`}
        >
          {t('todayProject', { date: showDate(new Date(orders.lastProject.orderedAt)) })}
        </Cell>
      )}
    </>
  );
}

function OrderUntil({ branch, now }: { branch: NonNullable<CustomerToday['branch']>; now: Date }) {
  const { t } = useTranslation('content');
  const { disableOrdering } = useVenture();
  const { shopInfo, showroomInfo } = openingInfo(branch.hours);
  const info = shopInfo ?? showroomInfo;
  const opening = info && departmentStatusAt(info, now).label;
  const moment = disableOrdering ? undefined : orderMoment(branch, readSessionCookies(document.cookie).customer, now);
  if (!moment)
    return opening ? (
      <Cell icon="clock" title={t('todayBranch')}>
        {opening}
      </Cell>
    ) : null;
  const { minutesLeft, line } = moment;
  return (
    <Cell icon="clock" title={minutesLeft === null ? line : t('todayLeft', { time: timeLeft(minutesLeft) })}>
      {minutesLeft === null
        ? t('todayFromStock')
        : t('todayLine', { line: line.charAt(0).toLowerCase() + line.slice(1) })}
    </Cell>
  );
}

function Deliveries({ orders, today }: { orders: NonNullable<CustomerToday['orders']>; today: string }) {
  const { t } = useTranslation('content');
  const venture = useVenture();
  const { isCertain, deliveries } = deliveriesToday(orders.deliveries, today);
  const [first] = deliveries;
  if (!first)
    return (
      <Cell icon="truck" title={t('todayNothing')}>
        {t('todayNothingText')}
      </Cell>
    );
  return (
    <Cell
      icon="truck"
      title={t(isCertain ? 'todayComes' : 'todayMayCome', { count: deliveries.length })}
      href={deliveries.length === 1 ? paths.order(venture, first.orderId) : paths.orders(venture)}
    >
      {deliveries.length === 1 ? first.reference || t('todayOrder', { orderId: first.orderId }) : t('todayOrders')}
    </Cell>
  );
}

interface CellProps {
  icon: IconName;
  title: string;
  href?: string;
  children: ReactNode;
}

function Cell({ icon, title, href, children }: CellProps) {
  const content = (
    <>
      <Icon name={icon} />
      <span className="today__words">
        <b>{title}</b>
        <span className="today__sub">{children}</span>
      </span>
    </>
  );
  return href ? (
    <Anchor className="today__cell" href={href}>
      {content}
    </Anchor>
  ) : (
    <p className="today__cell">{content}</p>
  );
}
