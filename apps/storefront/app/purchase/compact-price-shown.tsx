import { unitName } from '@bouwpoort/trade/order-units';
import { showAmount } from '@bouwpoort/trade/quantity-words';
import { Price } from '../ui/atoms/price.tsx';
import { Skeleton } from '../ui/atoms/skeleton.tsx';
import { useTranslation } from '../ui/use-translation.ts';
import type { CompactPrice } from './compact-price.ts';
import type { CompactVariant } from './compact-variant.ts';
import { perWords } from './price-tiers.ts';

interface CompactPriceShownProps {
  price: CompactPrice;
  variant: CompactVariant | undefined;
  size?: 'small' | 'medium';
}

export function CompactPriceShown({ price: shown, variant, size = 'medium' }: CompactPriceShownProps) {
  const { t } = useTranslation('purchase');
  if (shown.status === 'loading') return <Skeleton width="6.5rem" height="1.5rem" />;
  if (shown.status !== 'priced') return <Price amount={t(shown.status === 'failed' ? 'priceFailed' : 'onRequest')} />;
  const { price, from } = shown;
  const note = variant && soldPer(variant, from);
  return (
    <span className="compact-price">
      <span className="compact-price__line">
        {from && <span className="compact-price__from">{t('from')}</span>}
        <Price
          size={size}
          amount={price.price}
          unit={t('per', { unit: perWords(price.priceUnit, price.salesPricePer) })}
        />
      </span>
      {note && <span className="price__note">{note}</span>}
    </span>
  );

  /** 'pak = 1,44 m²'; else at least what is counted, where that is not what is priced. */
  function soldPer({ salesUnit, perSalesUnit }: CompactVariant, isOpen: boolean): string | undefined {
    if (salesUnit === price.priceUnit) return undefined;
    const unit = unitName(salesUnit, 1);
    return isOpen ? t('soldPer', { unit }) : `${unit} = ${showAmount(perSalesUnit, price.priceUnit)}`;
  }
}
