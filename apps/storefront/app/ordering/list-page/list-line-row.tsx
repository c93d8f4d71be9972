import type { ListLine } from '@bouwpoort/contract/ordering/lists';
import { allowsDecimals, unitName } from '@bouwpoort/trade/catalogue/order-units';
import { priceWords } from '@bouwpoort/trade/catalogue/price-words';
import { showAmount, showEuros, showExactAmount, showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { decimal } from '@bouwpoort/trade/foundation/money';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { StockMark } from '@bouwpoort/ui/atoms/stock-mark.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { Stepper } from '@bouwpoort/ui/molecules/stepper.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { memo, useState } from 'react';
import { shortDate } from '../../frame/texts/dates.ts';
import { amountFor } from './list-amounts.ts';

interface ListLineRowProps {
  line: ListLine;
  /** For this order only. */
  quantity: number;
  isChosen: boolean;
  mayOrder: boolean;
  seesPrices: boolean;
  onChoose: (id: number, isChosen: boolean) => void;
  onQuantity: (id: number, quantity: number) => void;
  onMore: (id: number) => void;
}

/** Memoised, because a list has up to a thousand lines. */
export const ListLineRow = memo(function ListLineRow(props: ListLineRowProps) {
  const { line, quantity, isChosen, mayOrder, seesPrices, onChoose, onQuantity, onMore } = props;
  const { t } = useTranslation('order-lists');
  const name = withTimesSigns(line.displayName);
  const isMeasure = allowsDecimals(line.salesUnitId);
  const amount = amountFor(line, quantity);
  // The quantity after rounding, when the typed one cannot be ordered.
  const [became, setBecame] = useState<number>();
  const price = line.price && priceWords(line.price.agreed);
  return (
    <article
      className={classNames(
        'll',
        mayOrder && !isChosen && 'is-off',
        !seesPrices && 'll--bare',
        !mayOrder && 'll--fixed',
      )}
      aria-label={name}
      data-line={line.code}
    >
      {!mayOrder ? null : !line.notOrderable ? (
        <label className="tick check ll__chk">
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t('alsoOrder', { name })}
            onChange={(event) => onChoose(line.id, event.target.checked)}
          />
        </label>
      ) : (
        <span className="ll__chk" />
      )}
      <LinePicture line={line} />
      <LineName line={line} />
      {seesPrices && (
        <div className="ll__unit">
          {price && (
            <>
              <span>{price.price}</span> <span>{t('per', { unit: price.unit })}</span>
            </>
          )}
        </div>
      )}
      <div className="ll__qty">
        {mayOrder ? (
          <Stepper
            label={t('quantityOf', { name })}
            value={quantity}
            min={isMeasure ? 0.0001 : 1}
            max={1_000_000}
            onChange={(next, asked) => {
              const possible = isMeasure ? next : Math.ceil(next);
              setBecame(possible === asked ? undefined : possible);
              onQuantity(line.id, possible);
            }}
          />
        ) : (
          <b>{showQuantity(quantity)}</b>
        )}
        <span>{unitWords(line, quantity)}</span>
        <span className="ll__became" role="status">
          {became === quantity && t('becameQuantity', { amount: showAmount(became, line.salesUnitId) })}
        </span>
      </div>
      {seesPrices && <div className="ll__total">{amount === undefined ? '' : showEuros(amount)}</div>}
      <IconButton
        className="ll__more"
        icon="more"
        label={t('moreOf', { name })}
        aria-haspopup="dialog"
        onClick={() => onMore(line.id)}
      />
    </article>
  );
});

/** 'platen = 74,88 m²': the unit of the quantity before it, and the amount that the price applies to. */
function unitWords({ salesUnitId, price, unitId, pack }: ListLine, quantity: number): string {
  const unit = unitName(salesUnitId, quantity);
  if (price && price.agreed.unitId !== salesUnitId) {
    return `${unit} = ${showExactAmount(decimal(quantity).times(price.agreed.perSalesUnit), price.agreed.unitId)}`;
  }
  if (pack > 1 && quantity % pack === 0) return `${unit} = ${showAmount(quantity / pack, unitId)}`;
  return unit;
}

export function LinePicture({ line: { imageUrl } }: { line: Pick<ListLine, 'imageUrl'> }) {
  return imageUrl ? (
    <Picture className="ll__pic" src={imageUrl} alt="" width={64} height={64} />
  ) : (
    <span className="ll__pic" />
  );
}

const stockKinds = { branch: 'here', otherWarehouses: 'other', supplier: 'order' } as const;

export function LineName({ line }: { line: ListLine }) {
  const { t } = useTranslation('order-lists');
  const { productUrl, supplySource, deliveryDateAfter } = line;
  const name = withTimesSigns(line.displayName);
  const stock = supplySource && t(`stock_${supplySource}`);
  return (
    <div className="ll__name">
      {productUrl ? <Anchor href={productUrl}>{name}</Anchor> : <b>{name}</b>}
      <span className="product-row__code">{line.code}</span>
      {line.notOrderable === 'withoutPrice' && <StockMark kind="out">{t('stock_withoutPrice')}</StockMark>}
      {supplySource && stock && (
        <StockMark kind={stockKinds[supplySource]}>
          {supplySource !== 'branch' && deliveryDateAfter
            ? t('deliveredOn', { stock, day: shortDate(deliveryDateAfter).replace(/ \d{4}$/, '') })
            : stock}
        </StockMark>
      )}
      {line.note !== '' && <span className="ll__note">{line.note}</span>}
    </div>
  );
}
