import type { BeheerQuote, BeheerQuoteLine } from '@bouwpoort/contract/ordering/quotes.staff';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { priceWords } from '@bouwpoort/trade/catalogue/price-words';
import { showEuros, showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { readDutchNumber } from '@bouwpoort/trade/foundation/dutch-number';
import type { WorkedLine } from '@bouwpoort/trade/ordering/working-offer';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useId, useState } from 'react';
import { ProductImage } from '../../catalogue/products/product-image.tsx';
import { useLatest } from '../../frame/kit/use-latest.ts';
import { Margin } from '../quotes/margin.tsx';
import { ArticleInput } from './article-input.tsx';
import type { LineMistake } from './use-offer-form.ts';
import { useTiedArticle } from './use-tied-article.ts';
import { discounted, type WorkingLine, written } from './working-offer.ts';

interface QuoteLineProps {
  at: number;
  line: WorkingLine;
  mistake: LineMistake | undefined;
  where: Pick<BeheerQuote['row'], 'customerId' | 'ventureId'>;
  /** The line on the server; undefined for a new one. */
  saved: BeheerQuoteLine | undefined;
  /** The computed line, with unsaved changes. */
  worked: WorkedLine | undefined;
  minMargin: number;
  canEdit: boolean;
  onChange: (part: Partial<WorkingLine>) => void;
  onRemove: () => void;
}

export function QuoteLine({
  at,
  line,
  mistake,
  where,
  saved,
  worked,
  minMargin,
  canEdit,
  onChange,
  onRemove,
}: QuoteLineProps) {
  const { t } = useTranslation('beheer-quotes');
  const name = line.name || line.code || t('newLine');
  const { found, tied } = useTiedArticle(line, saved, where);
  const units = tied?.article.units ?? saved?.priceUnits ?? [line.unit];
  const own = tied?.paid
    ? { price: tied.paid.price, per: tied.paid.salesPricePer, unitId: tied.paid.priceUnit }
    : saved?.own;
  const follow = useLatest(onChange);
  useEffect(() => {
    if (!tied) return;
    const { name: itsName, salesUnit, priceUnit, units: its } = tied.article;
    if (line.name === '') follow.current({ name: itsName });
    else if (!its.includes(line.priceUnit)) follow.current({ unit: salesUnit, priceUnit, per: '1' });
  }, [tied, line.name, line.priceUnit, follow]);
  const isFree = !saved?.contentId;
  const { amount, margin, discount } = worked ?? {};
  const mistakeId = useId();
  // An error of the line as a whole is about what the line is, or else about how much of it.
  const wrong = mistake && (mistake.field ?? (isFree ? (line.code.trim() === '' ? 'name' : 'code') : 'quantity'));
  const invalid = (field: string) =>
    wrong === field ? ({ 'aria-invalid': true, 'aria-describedby': mistakeId } as const) : {};
  return (
    <tr data-line={line.key}>
      <td className="m-full">
        {isFree && canEdit ? (
          <span className="stack stack--s">
            <Input
              className="input--s"
              aria-label={t('freeName', { at })}
              placeholder={t('freeLine')}
              value={line.name}
              {...invalid('name')}
              onChange={(event) => onChange({ name: event.target.value })}
            />
            <ArticleInput
              label={t('articleNumber', { at })}
              line={line}
              found={found}
              {...invalid('code')}
              onChange={onChange}
            />
          </span>
        ) : (
          <span className="quote-article">
            {saved?.imageUrl && <ProductImage url={saved.imageUrl} />}
            <span>
              <b className="b">{line.name}</b>
              <span className="sub num">{line.code || t('freeLine')}</span>
            </span>
          </span>
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
        {mistake && (
          <p className="field__error" id={mistakeId} role="alert">
            {mistake.message}
          </p>
        )}
      </td>
      <td className="n" data-label={t('quantity')}>
        {canEdit ? (
          <Input
            className="input--s input--num quote-in"
            inputMode="decimal"
            aria-label={t('quantityOf', { name })}
            value={line.quantity}
            {...invalid('quantity')}
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
        <UnitPrice price={own} />
      </td>
      <td className={classNames('n', line.price !== writtenPrice(saved) && 'is-dirty')} data-label={t('offered')}>
        {canEdit ? (
          <span className="quote-price">
            <Input
              className="input--s input--num quote-in"
              inputMode="decimal"
              aria-label={t('offeredOf', { name })}
              value={line.price}
              {...invalid('offered')}
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
