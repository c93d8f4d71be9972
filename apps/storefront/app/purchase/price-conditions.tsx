import { writeQuantity } from '@bouwpoort/trade/quantity-input';
import { useEffect, useRef } from 'react';
import type { Variant } from '../product/product.ts';
import { Skeleton } from '../ui/atoms/skeleton.tsx';
import { Dialog } from '../ui/molecules/dialog.tsx';
import { Notice } from '../ui/molecules/notice.tsx';
import { useTranslation } from '../ui/use-translation.ts';
import type { OwnPrice } from './ordered-line.ts';
import { isTable, type Tier, tierAt, tiersOf } from './price-tiers.ts';
import { TierTable } from './tier-table.tsx';
import { useTierPrices } from './use-prices.ts';

interface PriceConditionsProps {
  open: boolean;
  onClose: () => void;
  variant: Variant;
  price: OwnPrice;
  onPriceError: () => void;
  /** A tier was chosen: that is what the form holds from then on. */
  onChoose: (chosen: { text: string; unit: string }) => void;
}

/** C 2.5 */
export function PriceConditions({ open, onClose, variant, price, onPriceError, onChoose }: PriceConditionsProps) {
  const { t } = useTranslation('purchase');
  const { tiers, failed } = useTierPrices(variant.guid, open);
  const tell = useRef(onPriceError);
  tell.current = onPriceError;
  useEffect(() => {
    if (failed) tell.current();
  }, [failed]);

  const stock = tiers ? tiersOf(variant, tiers.warehousePrices) : [];
  const direct = tiers ? tiersOf(variant, tiers.directPrices) : [];
  const hasTable = isTable(stock) || isTable(direct);
  const choose = ({ quantity }: Tier) => onChoose({ text: writeQuantity(quantity), unit: variant.salesUnit });
  return (
    <Dialog open={open} onClose={onClose} title={t('priceConditions')}>
      {failed && <Notice kind="error" title={t('tiersFailed')} />}
      {!tiers && !failed && <TierSkeleton />}
      {tiers && !hasTable && <Notice title={t('noTiers')}>{t('noTiersText')}</Notice>}
      {hasTable && (
        <div className="tiers">
          {isTable(stock) && (
            <TierTable title={t('tiers')} tiers={withOwnPrice(variant, price, stock)} onChoose={choose} />
          )}
          {isTable(direct) && <TierTable title={t('directDelivery')} tiers={direct} onChoose={choose} />}
          <p className="small muted">{t('tiersNote')}</p>
        </div>
      )}
    </Dialog>
  );
}

/** What is paid below the first tier is where the ladder stands on. */
function withOwnPrice(variant: Variant, price: OwnPrice, tiers: readonly Tier[]): Tier[] {
  const base = tierAt(variant, 1, price.price, price.salesPricePer);
  return (tiers[0]?.quantity ?? 0) > base.quantity ? [base, ...tiers] : [...tiers];
}

function TierSkeleton() {
  const { t } = useTranslation('purchase');
  return (
    <div className="tiers" role="status">
      <span className="sr-only">{t('tiersLoading')}</span>
      <Skeleton width="8rem" height="1.5rem" />
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} height="2.25rem" />
      ))}
    </div>
  );
}
