import { decimal, toWire } from '@bouwpoort/trade/foundation/money';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { StockMark } from '@bouwpoort/ui/atoms/stock-mark.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { CompactProduct, CompactVariant } from '../prices/compact-variant.ts';
import { usePurchaseAccess } from '../prices/purchase-access.ts';
import { AssortmentMark } from '../tiles/assortment-mark.tsx';
import { combinedHint, stockHint } from './stock-words.ts';
import { useBranch, useStock } from './use-stock.ts';

interface CompactStockProps {
  product: CompactProduct;
  chosen: CompactVariant | undefined;
  /** In sales units. */
  quantity?: number | undefined;
  /** The column heading names the branch already. */
  short?: boolean;
}

export function CompactStock({ product: { variants }, chosen, quantity, short }: CompactStockProps) {
  const { t } = useTranslation('purchase');
  const access = usePurchaseAccess();
  const { branchId } = useBranch();
  const stocks = useStock(variants.map(({ guid }) => guid));
  if (!access.stock) return <AssortmentMark isStockItem={variants.some(({ isStockItem }) => isStockItem)} />;
  if (stocks.some(({ status }) => status === 'loading')) return <Skeleton width="7rem" height="1.25rem" />;
  const hints = variants.flatMap((variant, index) => {
    const stock = stocks[index];
    if (!stock || (chosen && chosen !== variant)) return [];
    const { isStockItem: stockItem, stockUnit } = variant;
    const needed = quantity && toWire(decimal(quantity).times(variant.stockPerSalesUnit));
    return [stockHint({ stock, stockItem, branchId, stockUnit, needed })];
  });
  const hint = hints.length === 1 ? (hints[0] ?? combinedHint([])) : combinedHint(hints);
  return (
    <StockMark kind={hint.kind}>
      {t(short ? `${hint.text}Short` : hint.text, {
        amount: hint.amount,
        available: hint.available,
        location: hint.location,
      })}
    </StockMark>
  );
}
