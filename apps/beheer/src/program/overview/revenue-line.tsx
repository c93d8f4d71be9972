import type { Overview } from '@bouwpoort/contract/program/overview.staff';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { decimal, sumOf } from '@bouwpoort/trade/foundation/money';
import { useElementSize } from '@bouwpoort/ui/use-element-size.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef } from 'react';
import { TableHead } from '../../frame/table/table-head.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { clockTime } from '../../frame/texts/dutch-time.ts';
import { shownHours } from './shown-hours.ts';

type Orders = NonNullable<Overview['orders']>;

/** Used until its width has been measured. */
const usualWidth = 480;
const height = 120;
const [left, bottom] = [44, 18];

interface Point {
  hour: number;
  today: number | null;
  lastWeek: number;
}

/** The cumulative turnover at the end of each hour; null for hours that have not started. */
export function revenuePoints(ventures: Orders['ventures'], now: number): Point[] {
  const { first, last } = shownHours(ventures);
  const until = (list: 'hours' | 'lastWeekHours', hour: number) =>
    Number(
      sumOf(
        ventures.flatMap((venture) =>
          venture[list].filter((one) => one.hour < hour).map(({ amount }) => decimal(amount).toFixed()),
        ),
      ),
    );
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    return { hour, today: hour > now + 1 ? null : until('hours', hour), lastWeek: until('lastWeekHours', hour) };
  });
}

/** Today's turnover so far beside that of a week ago. The table behind it has the same numbers. */
export function RevenueLine({ orders, at }: { orders: Orders; at: string }) {
  const { t } = useTranslation('beheer-overview');
  const picture = useRef<SVGSVGElement>(null);
  // Measured, so that its text has the same size as elsewhere.
  const width = useElementSize(picture)?.width ?? usualWidth;
  const { first, last } = shownHours(orders.ventures);
  const now = Number(clockTime(at).match(/^\d+/)?.[0] ?? last);
  const points = revenuePoints(orders.ventures, now);
  // Below this the scale would show parts of euros.
  const maxAmount = Math.max(100, ...points.map(({ today, lastWeek }) => Math.max(today ?? 0, lastWeek)));
  const x = (hour: number) => left + ((hour - first) / (last - first)) * (width - left - 8);
  const y = (amount: number) => height - bottom - (amount / maxAmount) * (height - bottom - 10);
  const line = (list: readonly { hour: number; amount: number }[]) =>
    list.map(({ hour, amount }) => `${x(hour).toFixed(1)},${y(amount).toFixed(1)}`).join(' ');
  const today = points.flatMap(({ hour, today: amount }) => (amount === null ? [] : [{ hour, amount }]));
  const before = points.map(({ hour, lastWeek }) => ({ hour, amount: lastWeek }));
  const end = today.at(-1);
  return (
    <div className="sheet__body">
      <div className="revenue__head">
        <span className="muted">{t('revenue')}</span>
        <span>
          <b className="b">{showEuros(orders.today.amount)}</b>{' '}
          <span className="muted">{t('revenueBefore', { amount: showEuros(orders.lastWeekSoFar.amount) })}</span>
        </span>
      </div>
      <svg ref={picture} className="revenue" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <path className="revenue__grid" d={`M${left} ${y(maxAmount * part)}H${width}`} />
            <text x={left - 6} y={y(maxAmount * part) + 4} textAnchor="end">
              {thousands(maxAmount * part)}
            </text>
          </g>
        ))}
        {points
          .filter(({ hour }) => hour % 2 === 0)
          .map(({ hour }) => (
            <text key={hour} x={x(hour)} y={height - 4} textAnchor="middle">
              {hour}
            </text>
          ))}
        <polyline className="revenue__before" points={line(before)} />
        <polyline className="revenue__today" points={line(today)} />
        {end && <circle className="revenue__now" cx={x(end.hour)} cy={y(end.amount)} r="4" />}
      </svg>
      <details>
        <summary className="mini">{t('revenueTable')}</summary>
        <table className="dt dt--plain">
          <TableHead
            columns={[
              t('revenueUntil'),
              { label: t('today'), className: 'r' },
              { label: t('lastWeek'), className: 'r' },
            ]}
          />
          <tbody>
            {points.map(({ hour, today: amount, lastWeek }) => (
              <tr key={hour}>
                <td>{t('untilHour', { hour: String(hour) })}</td>
                <td className="r">{amount === null ? '' : showEuros(amount)}</td>
                <td className="r">{showEuros(lastWeek)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

function thousands(amount: number): string {
  return amount < 1000 ? Math.round(amount).toString() : `${showNumber(Math.round(amount / 1000))}k`;
}
