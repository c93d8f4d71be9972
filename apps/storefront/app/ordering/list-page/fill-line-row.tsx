import type { ListLine } from '@bouwpoort/contract/ordering/lists';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { showAmount, showEuros, showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { Stepper } from '@bouwpoort/ui/molecules/stepper.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { memo } from 'react';
import { amountFor, missingOf } from './list-amounts.ts';
import { LineName, LinePicture } from './list-line-row.tsx';

interface FillLineRowProps {
  line: ListLine;
  counted: number;
  seesPrices: boolean;
  onCounted: (id: number, counted: number) => void;
}

/** A line to restock: the standing amount, the counted stock, and the resulting order quantity. */
export const FillLineRow = memo(function FillLineRow({ line, counted, seesPrices, onCounted }: FillLineRowProps) {
  const { t } = useTranslation('order-lists');
  const missing = missingOf(line, counted);
  const amount = amountFor(line, missing);
  const standing = line.standing ?? 0;
  const packs = line.pack > 1 && missing > 0 ? missing / line.pack : 0;
  return (
    <article
      className={classNames('ll ll--fill', missing === 0 && 'is-off', !seesPrices && 'll--bare')}
      aria-label={withTimesSigns(line.displayName)}
      data-line={line.code}
    >
      <LinePicture line={line} />
      <LineName line={line} />
      <div className="ll__norm">
        <span className="mini muted">{t('standing')}</span>
        <b>{showQuantity(standing)}</b> <span>{unitName(line.salesUnitId, standing)}</span>
      </div>
      <div className="ll__have">
        <span className="mini muted">{t('counted')}</span>
        <Stepper
          size="small"
          label={t('countedOf', { name: withTimesSigns(line.displayName) })}
          value={counted}
          min={0}
          max={1_000_000}
          onChange={(next) => onCounted(line.id, next)}
        />
      </div>
      <div className="ll__need">
        {missing > 0 ? (
          <>
            <b>{showQuantity(missing)}</b> <span>{unitName(line.salesUnitId, missing)}</span>
            {packs > 0 && <small>{t('packWords', { amount: showAmount(packs, line.unitId) })}</small>}
          </>
        ) : (
          <span className="muted">{t('enough')}</span>
        )}
      </div>
      {seesPrices && (
        <div className="ll__total">
          {missing > 0 && amount !== undefined ? showEuros(amount) : <span className="muted">–</span>}
        </div>
      )}
    </article>
  );
});
