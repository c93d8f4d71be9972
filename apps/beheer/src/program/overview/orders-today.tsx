import type { Overview } from '@bouwpoort/contract/program/overview.staff';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Link } from 'react-router';
import { Card } from '../../frame/kit/card.tsx';
import { OfVenture } from '../../frame/kit/venture-mark.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { dayOf } from '../../frame/texts/dutch-time.ts';
import { HourBars } from './hour-bars.tsx';
import { RevenueLine } from './revenue-line.tsx';
import { shownHours } from './shown-hours.ts';

type Orders = NonNullable<Overview['orders']>;

/** Today's orders beside the same weekday a week ago, up to this time of day. */
export function OrdersToday({ orders, at }: { orders: Orders; at: string }) {
  const { t } = useTranslation('beheer-overview');
  const { link } = useScope();
  const { today, lastWeekSoFar } = orders;
  const shown = shownHours(orders.ventures);
  const average = today.count === 0 ? 0 : today.amount / today.count;
  return (
    <Card
      title={t('ordersToday')}
      tools={<Link to={link(`/orders?besteld=${dayOf(at)}..`)}>{t('ordersAll')}</Link>}
      foot={<span className="mini muted">{t('barsLegend')}</span>}
      bare
    >
      <div className="sheet__body">
        <dl className="kpis">
          <Figure
            value={showNumber(today.count)}
            label={t('ordersCount', { difference: signed(today.count - lastWeekSoFar.count) })}
          />
          <Figure
            value={wholeEuros(today.amount)}
            label={t('ordersAmount', { difference: percent(today.amount, lastWeekSoFar.amount) })}
          />
          <Figure value={wholeEuros(average)} label={t('ordersAverage')} />
        </dl>
      </div>
      <table className="dt dt--plain dt--tall">
        <TableHead
          columns={[
            t('columnVenture'),
            { label: t('columnHours'), className: 'm-hide' },
            { label: t('columnOrders'), className: 'r' },
            { label: t('columnAmount'), className: 'r' },
            { label: t('columnDifference'), className: 'r p4 m-hide' },
          ]}
        />
        <tbody>
          {orders.ventures
            .filter(({ hasShop }) => hasShop)
            .map((venture) => (
              <tr key={venture.ventureId}>
                <td>
                  <OfVenture ventureId={venture.ventureId}>{venture.name}</OfVenture>
                </td>
                <td className="m-hide">
                  <HourBars
                    color={venture.accentColor}
                    hours={venture.hours}
                    before={venture.lastWeekHours}
                    name={venture.name}
                    {...shown}
                  />
                </td>
                <td className="r b">{showNumber(venture.today.count)}</td>
                <td className="r">{wholeEuros(venture.today.amount)}</td>
                <td className="r muted p4 m-hide">{percent(venture.today.amount, venture.lastWeekSoFar.amount)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <RevenueLine orders={orders} at={at} />
    </Card>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt className="sub">{label}</dt>
      <dd className="fig">{value}</dd>
    </div>
  );
}

function wholeEuros(amount: number): string {
  return showEuros(Math.round(amount)).replace(/,00$/, '');
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}

/** Without earlier orders there is no percentage, and the text says so. */
function percent(now: number, before: number): string {
  if (before === 0) return '–';
  return `${signed(Math.round(((now - before) / before) * 100))}%`;
}
