import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { StockMark } from '@bouwpoort/ui/atoms/stock-mark.tsx';
import { Row } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import type { ProductSlotProps } from '../product/product-slots.ts';
import { useNeededStock } from './needed-stock.ts';
import { usePurchaseAccess } from './purchase-access.ts';
import { StockBlockSkeleton } from './stock-block-skeleton.tsx';
import { StockPanel } from './stock-panel.tsx';
import { stockHint } from './stock-words.ts';
import { useBranch, useStockAmong } from './use-stock.ts';

/** Where the chosen variant lies (C 2.4, 4.7); what can be looked into opens the list of branches. */
export function StockInformation({ product, variant, variants }: ProductSlotProps) {
  const { t } = useTranslation('purchase');
  const [isOpen, setIsOpen] = useState(false);
  const { branchId } = useBranch();
  const stock = useStockAmong(variant, variants);
  const access = usePurchaseAccess();
  const needed = useNeededStock({ product, variant });
  if (!access.stock) return null;
  if (!stock || stock.status === 'loading') return <StockBlockSkeleton />;
  const { isStockItem: stockItem, stockUnit } = variant;
  const hint = stockHint({ stock, stockItem, branchId, stockUnit, needed });
  const isClickable = hint.kind === 'here' || hint.kind === 'other';
  const mark = (
    <StockMark kind={hint.kind}>
      {t(`${hint.text}Long`, { amount: hint.amount, available: hint.available, location: hint.location })}
    </StockMark>
  );
  return (
    <section className="stock-block">
      <h2 className="sr-only">{t('stockInformation')}</h2>
      <div aria-live="polite">
        {isClickable ? (
          <Row
            icon="package"
            title={mark}
            sub={t('stockOpen')}
            onClick={() => setIsOpen(true)}
            aside={<Icon name="chevron-right" size="control" />}
          />
        ) : (
          <Row icon="package" title={mark} sub={t(`${hint.text}Sub`)} />
        )}
      </div>
      <StockPanel
        open={isOpen}
        onClose={() => setIsOpen(false)}
        productName={product.name}
        variant={variant}
        stock={stock}
        branchId={branchId}
      />
    </section>
  );
}
