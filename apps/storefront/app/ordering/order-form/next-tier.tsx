import { writeQuantity } from '@bouwpoort/trade/catalogue/quantity-input';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { OwnPrice } from '../../catalogue/prices/ordered-line.ts';
import { nextTier } from '../../catalogue/prices/price-tiers.ts';
import { useTierPrices } from '../../catalogue/prices/use-prices.ts';
import type { Variant } from '../../catalogue/products/product.ts';

interface NextTierProps {
  variant: Variant;
  price: OwnPrice;
  /** In sales units. */
  quantity: number;
  onChoose: (chosen: { text: string; unit: string }) => void;
}

/** 'Nog 2 platen: € 4,94 per m²'; a press sets that quantity. */
export function NextTier({ variant, price, quantity, onChoose }: NextTierProps) {
  const { t } = useTranslation('purchase');
  const { tiers } = useTierPrices(variant.guid, true);
  const next = tiers && nextTier(variant, tiers.warehousePrices, price, quantity);
  return (
    <p className="order-form__tier" aria-live="polite">
      {next && (
        <button
          type="button"
          className="link small"
          onClick={() => onChoose({ text: writeQuantity(next.quantity), unit: variant.salesUnit })}
        >
          <Icon name="tiers" size="control" />
          {t('nextTier', { amount: next.amount, price: next.price })}
        </button>
      )}
    </p>
  );
}
