import { perWords, priceAsShown } from '@bouwpoort/trade/price-words';
import { Price } from '@bouwpoort/ui/atoms/price.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { OwnPrice } from './ordered-line.ts';

interface OwnPriceShownProps {
  price: OwnPrice;
  size: 'small' | 'medium' | 'extra-large';
}

/** For as many units as make it whole cents, up to a thousand: what is shown is what is multiplied. */
export function OwnPriceShown({ price: own, size }: OwnPriceShownProps) {
  const { t } = useTranslation('purchase');
  const { price, per } = priceAsShown({ price: own.price, per: own.salesPricePer });
  return <Price size={size} amount={price.toNumber()} unit={t('per', { unit: perWords(own.priceUnit, per) })} />;
}
