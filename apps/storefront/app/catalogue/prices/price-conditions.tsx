import { writeQuantity } from '@bouwpoort/trade/catalogue/quantity-input';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef } from 'react';
import type { Variant } from '../products/product.ts';
import type { OwnPrice } from './ordered-line.ts';
import { OwnPriceShown } from './own-price-shown.tsx';
import { hasMultipleTiers, type Tier, tiersOf } from './price-tiers.ts';
import { TierTable } from './tier-table.tsx';
import { useTierPrices } from './use-prices.ts';

interface PriceConditionsProps {
  open: boolean;
  onClose: () => void;
  variant: Variant;
  price: OwnPrice;
  onPriceError: () => void;
  /** A tier was selected: the form takes its quantity. */
  onChoose: (chosen: { text: string; unit: string }) => void;
}

/** C 2.5 */
export function PriceConditions({ open, onClose, variant, price, onPriceError, onChoose }: PriceConditionsProps) {
  const { t } = useTranslation('purchase');
  const { tiers, failed } = useTierPrices(variant.guid, open);
  const reportError = useRef(onPriceError);
  reportError.current = onPriceError;
  useEffect(() => {
    if (failed) reportError.current();
  }, [failed]);

  const { warehousePrices = [], directPrices = [] } = tiers ?? {};
  const hasTiers = warehousePrices.length > 0 || directPrices.length > 0;
  const choose = ({ quantity }: Tier) => onChoose({ text: writeQuantity(quantity), unit: variant.salesUnit });
  return (
    <Dialog open={open} onClose={onClose} title={t('priceConditions')}>
      {failed && <Notice kind="error" title={t('tiersFailed')} />}
      {!tiers && !failed && <TierSkeleton />}
      {tiers && !hasTiers && (
        <div className="tiers">
          <OwnPriceShown size="medium" price={price} />
          <Notice title={t('noTiers')}>{t('noTiersText')}</Notice>
        </div>
      )}
      {hasTiers && (
        <div className="tiers">
          {hasMultipleTiers(warehousePrices) ? (
            <TierTable title={t('tiers')} tiers={tiersOf(variant, warehousePrices, price)} onChoose={choose} />
          ) : (
            <OneTier title={t('tiers')} tiers={tiersOf(variant, warehousePrices)} onChoose={choose} />
          )}
          {hasMultipleTiers(directPrices) ? (
            <TierTable title={t('directDelivery')} tiers={tiersOf(variant, directPrices)} onChoose={choose} />
          ) : (
            <OneTier title={t('directDelivery')} tiers={tiersOf(variant, directPrices)} onChoose={choose} />
          )}
          {directPrices.length > 0 && <p className="small muted">{t('directNote')}</p>}
          <p className="small muted">{t('tiersNote')}</p>
        </div>
      )}
    </Dialog>
  );
}

/** A single tier is a sentence instead of a table, and can be selected too. */
function OneTier({ title, tiers: [tier], onChoose }: Parameters<typeof TierTable>[0]) {
  const { t } = useTranslation('purchase');
  if (!tier) return null;
  const amount = tier.together ? `${tier.amount} (${tier.together})` : tier.amount;
  return (
    <section>
      <h3>{title}</h3>
      <p>
        {t('oneTier', { amount, price: tier.price, unit: tier.per })}{' '}
        <button type="button" className="link" onClick={() => onChoose(tier)}>
          {t('chooseQuantity')}
        </button>
      </p>
    </section>
  );
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
