import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { StockMark } from '@bouwpoort/ui/atoms/stock-mark.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

/** An article of the stock assortment may be out of stock today, so it does not get the green dot. */
export function AssortmentMark({ isStockItem }: { isStockItem: boolean }) {
  const { t } = useTranslation('catalogue');
  if (!isStockItem) return <StockMark kind="order">{t('orderItem')}</StockMark>;
  return (
    <span className="assortment-mark">
      <Icon name="usp-stock" size="small" />
      {t('stockItem')}
    </span>
  );
}
