import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { showExactAmount } from '@bouwpoort/trade/catalogue/quantity-words';
import { Price } from '@bouwpoort/ui/atoms/price.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { CompactPrice } from './compact-price.ts';
import type { CompactVariant } from './compact-variant.ts';
import { OwnPriceShown } from './own-price-shown.tsx';

interface CompactPriceShownProps {
  price: CompactPrice;
  variant: CompactVariant | undefined;
  size?: 'small' | 'medium';
}

export function CompactPriceShown({ price: shown, variant, size = 'medium' }: CompactPriceShownProps) {
  const { t } = useTranslation('purchase');
  if (shown.status === 'loading') return <Skeleton width="6.5rem" height="1.5rem" />;
  if (shown.status === 'priced' && shown.price.isHidden) return null;
  if (shown.status !== 'priced') return <Price amount={t(shown.status === 'failed' ? 'priceFailed' : 'onRequest')} />;
  const { price, from } = shown;
  const note = variant && soldPer(variant, from);
  return (
    <span className="compact-price">
      <span className="compact-price__line">
        {from && <span className="compact-price__from">{t('from')}</span>}
        <OwnPriceShown size={size} price={price} />
      </span>
      {note && <span className="price__note">{note}</span>}
    </span>
  );

  /** 'pak = 1,44 m²'; else the sales unit, where it differs from the price unit. */
  function soldPer({ salesUnit, priceUnit, perSalesUnit }: CompactVariant, isOpen: boolean): string | undefined {
    if (salesUnit === price.priceUnit) return undefined;
    const unit = unitName(salesUnit, 1);
    if (isOpen || priceUnit !== price.priceUnit) return t('soldPer', { unit });
    return `${unit} = ${showExactAmount(perSalesUnit, priceUnit)}`;
  }
}
