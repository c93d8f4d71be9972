import type { BeheerQuote, BeheerQuoteLine } from '@bouwpoort/contract/beheer-quotes';
import { readDutchNumber } from '@bouwpoort/trade/dutch-number';
import { unitName } from '@bouwpoort/trade/order-units';
import { priceWords } from '@bouwpoort/trade/price-words';
import { showEuros, showQuantity } from '@bouwpoort/trade/quantity-words';
import type { WorkedLine } from '@bouwpoort/trade/working-offer';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { Sheet } from '../../kit/sheet.tsx';
import { Margin } from './margin.tsx';
import { discounted, sumsOf, type WorkingLine, written } from './working-offer.ts';

interface QuoteLinesProps {
  quote: BeheerQuote;
  lines: readonly WorkingLine[];
  canEdit: boolean;
  onChange: (lines: WorkingLine[]) => void;
}

/** Per line: list price, the customer's price, our offer, margin and total. */
export function QuoteLines({ quote, lines, canEdit, onChange }: QuoteLinesProps) {
  const { t } = useTranslation('beheer-quotes');
  const sums = sumsOf(quote, lines);
  const change = (key: string, part: Partial<WorkingLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = () =>
    onChange([
      ...lines,
      {
        ...{ key: crypto.randomUUID(), lineId: null, code: '', name: '', askedText: '', quantity: '1' },
        ...{ unit: 'PCE', note: '', price: '', per: '1', priceUnit: 'PCE', delivery: '' },
      },
    ]);
  return (
    <Sheet
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
        <table className="dt dt--plain dt--tall dt--stack">
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
              <Line
                key={line.key}
                at={at + 1}
                line={line}
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
    </Sheet>
  );
}

interface LineProps {
  at: number;
  line: WorkingLine;
  /** The line on the server; undefined for a new one. */
  saved: BeheerQuoteLine | undefined;
  /** The computed line, with unsaved changes. */
  worked: WorkedLine | undefined;
  minMargin: number;
  canEdit: boolean;
  onChange: (part: Partial<WorkingLine>) => void;
  onRemove: () => void;
}

function Line({ at, line, saved, worked, minMargin, canEdit, onChange, onRemove }: LineProps) {
  const { t } = useTranslation('beheer-quotes');
  const name = line.name || line.code || t('newLine');
  const units = saved?.priceUnits ?? [line.unit];
  const isFree = !saved?.contentId;
  const { amount, margin, discount } = worked ?? {};
  return (
    <tr>
      <td className="m-full">
        {isFree && canEdit ? (
          <span className="stack stack--s">
            <Input
              className="input--s"
              aria-label={t('freeName', { at })}
              placeholder={t('freeLine')}
              value={line.name}
              onChange={(event) => onChange({ name: event.target.value })}
            />
            <Input
              className="input--s"
              aria-label={t('articleNumber', { at })}
              placeholder={t('tie')}
              value={line.code}
              onChange={(event) => onChange({ code: event.target.value })}
            />
          </span>
        ) : (
          <>
            <b className="b">{line.name}</b>
            <span className="sub num">{line.code || t('freeLine')}</span>
          </>
        )}
        {line.askedText && <span className="sub">{t('askedText', { text: line.askedText })}</span>}
        {line.note && <span className="sub">{t('note', { text: line.note })}</span>}
        {canEdit ? (
          <Input
            className="input--s quote-delivery"
            aria-label={t('deliveryOf', { name })}
            placeholder={t('delivery')}
            value={line.delivery}
            maxLength={200}
            onChange={(event) => onChange({ delivery: event.target.value })}
          />
        ) : (
          line.delivery && <span className="sub">{line.delivery}</span>
        )}
      </td>
      <td className="n" data-label={t('quantity')}>
        {canEdit ? (
          <Input
            className="input--s input--num quote-in"
            inputMode="decimal"
            aria-label={t('quantityOf', { name })}
            value={line.quantity}
            onChange={(event) => onChange({ quantity: event.target.value })}
          />
        ) : (
          line.quantity
        )}
        <span className="sub">{unitName(line.unit, 2)}</span>
      </td>
      <td className="r muted" data-label={t('list')}>
        <UnitPrice price={saved?.list} />
      </td>
      <td className="r" data-label={t('own')}>
        <UnitPrice price={saved?.own} />
      </td>
      <td className={classNames('n', line.price !== writtenPrice(saved) && 'is-dirty')} data-label={t('offered')}>
        {canEdit ? (
          <span className="quote-price">
            <Input
              className="input--s input--num quote-in"
              inputMode="decimal"
              aria-label={t('offeredOf', { name })}
              value={line.price}
              onChange={(event) => onChange({ price: event.target.value })}
            />
            <Select
              compact
              aria-label={t('unitOf', { name })}
              value={line.priceUnit}
              options={units.map((code) => ({
                value: code,
                label: Number(line.per) === 1 ? unitName(code, 1) : `${line.per} ${unitName(code, 2)}`,
              }))}
              onChange={(event) => onChange({ priceUnit: event.target.value })}
            />
          </span>
        ) : (
          <UnitPrice price={saved?.offered} />
        )}
      </td>
      <td className="n" data-label={t('discount')}>
        {canEdit && saved?.own ? (
          <DiscountField name={name} discount={discount?.toNumber()} own={saved.own} onChange={onChange} />
        ) : (
          discount && `${showQuantity(discount.toNumber())}%`
        )}
      </td>
      <td className="r" data-label={t('margin')}>
        {margin && <Margin margin={margin.toNumber()} isBelow={margin.lt(minMargin)} />}
      </td>
      <td className="r b" data-label={t('total')}>
        {amount && showEuros(amount)}
      </td>
      <td className="w0 m-act">
        {canEdit && <IconButton icon="trash" size="small" label={t('removeLine', { name })} onClick={onRemove} />}
      </td>
    </tr>
  );
}

interface DiscountFieldProps {
  name: string;
  /** Computed from the price on screen. */
  discount: number | undefined;
  own: NonNullable<BeheerQuoteLine['own']>;
  onChange: (part: Partial<WorkingLine>) => void;
}

/** Typing a percentage sets the price. */
function DiscountField({ name, discount, own, onChange }: DiscountFieldProps) {
  const { t } = useTranslation('beheer-quotes');
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      className="input--s input--num quote-in"
      inputMode="decimal"
      aria-label={t('discountOf', { name })}
      value={typed ?? (discount === undefined ? '' : written(discount))}
      onChange={({ target }) => {
        setTyped(target.value);
        const percent = readDutchNumber(target.value);
        if (percent === undefined || percent >= 100) return;
        onChange({ price: discounted(own, percent), per: String(own.per), priceUnit: own.unitId });
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

const writtenPrice = (saved: BeheerQuoteLine | undefined) => (saved?.offered ? written(saved.offered.price) : '');

function UnitPrice({ price }: { price: BeheerQuoteLine['own'] | undefined }) {
  const { t } = useTranslation('beheer-quotes');
  if (!price) return null;
  const words = priceWords(price);
  return (
    <>
      {words.price}
      <span className="sub">{t('per', { unit: words.unit })}</span>
    </>
  );
}
