import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { StockMark } from '@bouwpoort/ui/atoms/stock-mark.tsx';
import { Row } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { Translate } from '@bouwpoort/ui/words.ts';
import { useState } from 'react';
import { usePurchaseAccess } from '../../catalogue/prices/purchase-access.ts';
import type { ProductSlotProps } from '../../catalogue/product-page/product-slots.ts';
import { StockBlockSkeleton, StockLineSkeleton } from '../../catalogue/stock/stock-block-skeleton.tsx';
import { StockPanel } from '../../catalogue/stock/stock-panel.tsx';
import { placesElsewhere, type StockPlace, stockPlaces } from '../../catalogue/stock/stock-places.ts';
import { stockHint } from '../../catalogue/stock/stock-words.ts';
import { useBranch, useStockAmong } from '../../catalogue/stock/use-stock.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useNeededStock } from './needed-stock.ts';
import { useOrderForm } from './use-order-form.ts';

/** The stock of the selected variant (C 2.4, 4.7); a detailed one opens the list of branches. */
export function StockInformation(props: ProductSlotProps) {
  const { t } = useTranslation('purchase');
  const shown = useStockShown(props);
  if (shown === 'nothing') return null;
  if (shown === 'loading') return <StockBlockSkeleton />;
  const { hint, mark, isClickable, elsewhere, open, panel } = shown;
  const sub = elsewhereWords(t, elsewhere) ?? t('stockOpen');
  return (
    <section className="stock-block">
      <h2 className="sr-only">{t('stockInformation')}</h2>
      <div aria-live="polite">
        {isClickable ? (
          <Row
            icon="package"
            title={mark}
            sub={sub}
            onClick={open}
            aside={<Icon name="chevron-right" size="control" />}
          />
        ) : (
          <Row icon="package" title={mark} sub={t(`${hint.text}Sub`)} />
        )}
      </div>
      {panel}
    </section>
  );
}

/**
 * The same on one line below the name of the product, for phones, where the order column starts a screen further down.
 */
export function StockLine(props: ProductSlotProps) {
  const { t } = useTranslation('purchase');
  const shown = useStockShown(props);
  if (shown === 'nothing') return null;
  if (shown === 'loading') return <StockLineSkeleton />;
  const { mark, isClickable, elsewhere, open, panel } = shown;
  if (!isClickable) return <p className="stock-line">{mark}</p>;
  const others = elsewhereWords(t, elsewhere);
  return (
    <>
      <button type="button" className="stock-line" onClick={open}>
        <span>
          {mark}
          {others && <span className="stock-line__others">{others}</span>}
        </span>
        <Icon name="chevron-right" size="control" />
      </button>
      {panel}
    </>
  );
}

function useStockShown(props: ProductSlotProps) {
  const { product, variant, variants } = props;
  const { t } = useTranslation('purchase');
  const [isOpen, setIsOpen] = useState(false);
  const { branchId } = useBranch();
  const { storeLocations } = useVenture();
  const stock = useStockAmong(variant, variants);
  const access = usePurchaseAccess();
  const needed = useNeededStock({ product, variant });
  const form = useOrderForm(props);
  if (!access.stock) return 'nothing';
  if (!stock || stock.status === 'loading') return 'loading';
  const { isStockItem: stockItem, stockUnit } = variant;
  const hint = stockHint({ stock, stockItem, branchId, stockUnit, needed });
  const pickUp = (at: string) => {
    setIsOpen(false);
    form.submit(at);
  };
  return {
    hint,
    isClickable: hint.kind === 'here' || hint.kind === 'other',
    elsewhere: placesElsewhere(stockPlaces(stock, storeLocations, branchId, stockUnit)).filter(
      // The first line names it already.
      ({ name }) => hint.kind !== 'other' || name !== hint.location,
    ),
    open: () => setIsOpen(true),
    mark: (
      <StockMark kind={hint.kind}>
        {t(`${hint.text}Long`, { amount: hint.amount, available: hint.available, location: hint.location })}
      </StockMark>
    ),
    panel: (
      <StockPanel
        open={isOpen}
        onClose={() => setIsOpen(false)}
        productName={product.name}
        variant={variant}
        stock={stock}
        needed={needed}
        branchId={branchId}
        onPickup={form.state.kind === 'priced' && !form.refusal ? pickUp : undefined}
      />
    ),
  };
}

/** The number that fits on a line of a phone. */
const maxNamedPlaces = 2;

/** 'Ook in Utrecht (412 pakken), Zwolle (33 pakken) en 2 andere' */
function elsewhereWords(t: Translate, elsewhere: readonly StockPlace[]): string | undefined {
  if (elsewhere.length === 0) return undefined;
  const named = elsewhere.slice(0, maxNamedPlaces).map(({ name, amount }) => (amount ? `${name} (${amount})` : name));
  const places = named.join(', ');
  const count = elsewhere.length - named.length;
  return count > 0 ? t('stockAlsoAndMore', { places, count }) : t('stockAlso', { places });
}
