import type { Overview } from '@bouwpoort/contract/program/overview.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { TableHead } from '../../frame/table/table-head.tsx';

type Hours = NonNullable<Overview['orders']>['ventures'][number]['hours'];

const height = 32;
const step = 13;

interface HourBarsProps {
  color: string;
  hours: Hours;
  before: Hours;
  name: string;
  /** From the first hour to the end of the last. */
  first: number;
  last: number;
}

/** Orders per hour: today filled, a week ago outlined. A table has the same numbers for screen readers. */
export function HourBars({ color, hours, before, name, first, last }: HourBarsProps) {
  const { t } = useTranslation('beheer-overview');
  const shown = Array.from({ length: last - first }, (_, index) => first + index);
  const countAt = (list: Hours, hour: number) => list.find((one) => one.hour === hour)?.count ?? 0;
  const maxCount = Math.max(1, ...[...hours, ...before].map(({ count }) => count));
  const bar = (count: number) => Math.round((count / maxCount) * (height - 4));
  return (
    <>
      <svg className="hours" viewBox={`-1 0 ${shown.length * step + 1} ${height + 2}`} aria-hidden="true">
        {shown.map((hour, index) => {
          const [now, then] = [bar(countAt(hours, hour)), bar(countAt(before, hour))];
          return (
            <g key={hour}>
              <rect x={index * step} y={height - then} width="10" height={then} className="hours__before" />
              <rect x={index * step} y={height - now} width="10" height={now} fill={color} />
            </g>
          );
        })}
        <path d={`M-1 ${height + 0.5}h${shown.length * step}`} className="hours__line" />
      </svg>
      <table className="sr-only">
        <caption>{t('hoursOf', { name })}</caption>
        <TableHead columns={[t('hour'), t('today'), t('lastWeek')]} />
        <tbody>
          {shown.map((hour) => (
            <tr key={hour}>
              <th scope="row">{hour}</th>
              <td>{countAt(hours, hour)}</td>
              <td>{countAt(before, hour)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
