import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { OrderedLine, OrderMistake } from '../../catalogue/prices/ordered-line.ts';

interface OrderTotalProps {
  line: OrderedLine | undefined;
  mistake: OrderMistake | undefined;
  unit: string | undefined;
  mistakeId: string;
  /** This user may not see amounts. */
  isHidden?: boolean | undefined;
}

/** The rounding sentence, or the error in its place, and the total; both update while typing. */
export function OrderTotal({ line, mistake, unit, mistakeId, isHidden }: OrderTotalProps) {
  const { t } = useTranslation('purchase');
  return (
    <>
      <div className="rounding" aria-live="polite">
        {line && (
          <p className="num">
            <b>{line.ordered}</b>
            {line.sentence.slice(line.ordered.length)}
          </p>
        )}
        {mistake && (
          <p className="field__error" id={mistakeId}>
            <Icon name="error" size="small" />
            {t(`mistake_${mistake}`, { unit: unitName(unit ?? '', 2) })}
          </p>
        )}
      </div>
      {!isHidden && (
        <p className="order-form__total">
          <span>{t('total')}</span>
          <b>{line ? showEuros(line.subtotal) : '–'}</b>
        </p>
      )}
    </>
  );
}
