import type { BeheerCustomer } from '@bouwpoort/contract/customers/customers.staff';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { useElementSize } from '@bouwpoort/ui/use-element-size.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef } from 'react';
import { Card } from '../../frame/kit/card.tsx';
import { TableHead } from '../../frame/table/table-head.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';

/** Used until its width has been measured. */
const usualWidth = 640;
const height = 180;
const [left, bottom, top] = [44, 20, 18];
const monthName = new Intl.DateTimeFormat('nl-NL', { month: 'short', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * What was ordered on account per month, beside the credit limit. The table behind it has the same numbers. A month with
 * more returned than ordered has no bar.
 */
export function CreditChart({ data: { row, onAccount } }: { data: BeheerCustomer }) {
  const { t } = useTranslation('beheer-customers');
  const picture = useRef<SVGSVGElement>(null);
  // Measured, so that its text has the same size as elsewhere.
  const width = useElementSize(picture)?.width ?? usualWidth;
  const { creditLimit } = row;
  const maxAmount = Math.max(1000, creditLimit ?? 0, ...onAccount.map(({ amount }) => amount));
  const y = (amount: number) => height - bottom - (amount / maxAmount) * (height - bottom - top);
  const step = (width - left) / onAccount.length;
  return (
    <Card title={t('onAccount')} tools={<span className="muted">{t('onAccountUnit')}</span>}>
      <svg ref={picture} className="creditc" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <path className="revenue__grid" d={`M${left} ${y(maxAmount * part)}H${width}`} />
            <text x={left - 6} y={y(maxAmount * part) + 4} textAnchor="end">
              {showNumber(Math.round((maxAmount * part) / 100) / 10)}
            </text>
          </g>
        ))}
        {onAccount.map(({ month, amount }, at) => (
          <g key={month}>
            <rect
              className="creditc__bar"
              x={left + step * (at + 0.2)}
              width={step * 0.6}
              y={y(Math.max(0, amount))}
              height={y(0) - y(Math.max(0, amount))}
            />
            <text x={left + step * (at + 0.5)} y={height - 4} textAnchor="middle">
              {monthName.format(new Date(`${month}-01`)).replace('.', '')}
            </text>
          </g>
        ))}
        {creditLimit !== null && (
          <>
            <path className="creditc__limit" d={`M${left} ${y(creditLimit)}H${width}`} />
            <text x={width} y={y(creditLimit) - 5} textAnchor="end">
              {t('limitNow', { amount: showEuros(creditLimit) })}
            </text>
          </>
        )}
      </svg>
      <p className="muted mini">{t('onAccountText')}</p>
      <details>
        <summary className="mini">{t('onAccountTable')}</summary>
        <table className="dt dt--plain">
          <TableHead columns={[t('month'), { label: t('onAccountAmount'), className: 'r' }]} />
          <tbody>
            {onAccount.map(({ month, amount }) => (
              <tr key={month}>
                <td>{monthAndYear.format(new Date(`${month}-01`))}</td>
                <td className="r">{showEuros(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
