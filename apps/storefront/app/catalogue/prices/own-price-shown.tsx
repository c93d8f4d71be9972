import { inWholeCents, perWords } from '@bouwpoort/trade/catalogue/price-words';
import { Price } from '@bouwpoort/ui/atoms/price.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { OwnPrice } from './ordered-line.ts';

interface OwnPriceShownProps {
  price: OwnPrice;
  size: 'small' | 'medium' | 'extra-large';
}

/** For the smallest number of units that gives whole cents: the shown price is the one that is multiplied. */
export function OwnPriceShown({ price: own, size }: OwnPriceShownProps) {
  const { t } = useTranslation('purchase');
  const { price, per } = inWholeCents({ price: own.price, per: own.salesPricePer });
  return <Price size={size} amount={price.toNumber()} unit={t('per', { unit: perWords(own.priceUnit, per) })} />;
}
