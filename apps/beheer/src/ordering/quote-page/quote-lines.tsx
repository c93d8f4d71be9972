import type { BeheerQuote } from '@bouwpoort/contract/ordering/quotes.staff';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../../frame/kit/card.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { Margin } from '../quotes/margin.tsx';
import { placeOf } from '../quotes/quote-place.ts';
import { QuoteLine } from './quote-line.tsx';
import type { LineMistake } from './use-offer-form.ts';
import { sumsOf, type WorkingLine } from './working-offer.ts';

interface QuoteLinesProps {
  quote: BeheerQuote;
  lines: readonly WorkingLine[];
  mistakeOf: (at: number) => LineMistake | undefined;
  canEdit: boolean;
  onChange: (lines: WorkingLine[]) => void;
}

/** Per line: list price, the customer's price, our offer, margin and total. */
export function QuoteLines({ quote, lines, mistakeOf, canEdit, onChange }: QuoteLinesProps) {
  const { t } = useTranslation('beheer-quotes');
  const sums = sumsOf(quote, lines);
  const seesMargins = useHasPermission('prices.read', placeOf(quote.row));
  const change = (key: string, part: Partial<WorkingLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const table = useRef<HTMLTableElement>(null);
  const [added, setAdded] = useState<string>();
  useEffect(() => {
    if (added) table.current?.querySelector<HTMLElement>(`[data-line="${added}"] input`)?.focus();
  }, [added]);
  const add = () => {
    const key = crypto.randomUUID();
    onChange([
      ...lines,
      {
        ...{ key, lineId: null, code: '', name: '', askedText: '', quantity: '1' },
        ...{ unit: 'PCE', note: '', price: '', per: '1', priceUnit: 'PCE', delivery: '' },
      },
    ]);
    setAdded(key);
  };
  return (
    <Card
      title={t('lines')}
      bare
      tools={
        canEdit && (
          <Button className="btn--s" icon="plus" onClick={add}>
            {t('addLine')}
          </Button>
        )
      }
      foot={
        <dl className="sum quote-sum">
          {sums.margin !== null && (
            <div>
              <dt>{t('marginTotal')}</dt>
              <dd>
                <Margin margin={sums.margin} isBelow={sums.margin < quote.minMargin} />
                <span className="muted"> {t('marginLimit', { limit: quote.minMargin })}</span>
              </dd>
            </div>
          )}
          {!seesMargins && (
            <div>
              <dt>{t('marginTotal')}</dt>
              <dd>
                <PermissionNote permission="prices.read" />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('ownTotal')}</dt>
            <dd>{showEuros(sums.ownTotal)}</dd>
          </div>
          <div className="tot">
            <dt>{t('offerTotal')}</dt>
            <dd>{showEuros(sums.total)}</dd>
          </div>
          {sums.unknown > 0 && (
            <div>
              <dt className="muted">{t('unknownLines', { count: sums.unknown })}</dt>
              <dd />
            </div>
          )}
        </dl>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="quote-scroll" tabIndex={0} aria-label={t('linesTable')}>
        <table ref={table} className="dt dt--plain dt--tall dt--stack">
          <thead>
            <tr>
              <th scope="col">{t('article')}</th>
              <th scope="col">{t('quantity')}</th>
              <th scope="col" className="r">
                {t('list')}
              </th>
              <th scope="col" className="r">
                {t('own')}
              </th>
              <th scope="col">{t('offered')}</th>
              <th scope="col">{t('discount')}</th>
              <th scope="col" className="r">
                {t('margin')}
              </th>
              <th scope="col" className="r">
                {t('total')}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <QuoteLine
                key={line.key}
                at={at + 1}
                line={line}
                mistake={mistakeOf(at)}
                where={quote.row}
                saved={quote.lines.find(({ lineId }) => lineId === line.lineId)}
                worked={sums.lines.get(line.key)}
                minMargin={quote.minMargin}
                canEdit={canEdit}
                onChange={(part) => change(line.key, part)}
                onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
              />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
