import { showTime } from '@bouwpoort/trade/dutch-dates';
import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { StockMark } from '@bouwpoort/ui/atoms/stock-mark.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../pages/use-chrome.ts';
import type { Variant } from '../product/product.ts';
import { lineName } from './line-name.ts';
import { stockPlaces } from './stock-places.ts';
import type { KnownStock } from './use-stock.ts';

interface StockPanelProps {
  open: boolean;
  onClose: () => void;
  productName: string;
  variant: Variant;
  stock: KnownStock;
  branchId: string | undefined;
}

/** What every branch has, a third of the window wide (C 2.4). */
export function StockPanel({ open, onClose, productName, variant, stock, branchId }: StockPanelProps) {
  const { t } = useTranslation('purchase');
  const { storeLocations } = useVenture();
  const places = stockPlaces(stock, storeLocations, branchId, variant.stockUnit);
  return (
    <Dialog open={open} onClose={onClose} title={t('stockPerBranch')} shape="side-panel">
      <p>
        <b>{lineName(productName, variant.uniqueProperty)}</b>
      </p>
      <p className="small muted">{t('stockAt', { time: showTime(new Date(stock.at), 'sentence') })}</p>
      <ul className="rows stock-places">
        {places.map(({ key, name, isOwn, inStock, amount }) => (
          <li className="row" key={key}>
            <span className="row__main">
              <StockMark kind={inStock ? 'here' : 'unknown'}>{name ?? t('Unknown')}</StockMark>{' '}
              {isOwn && <Badge look="soft">{t('ownBranch')}</Badge>}
            </span>
            <span className={inStock ? 'num' : 'muted'}>{inStock ? (amount ?? t('available')) : t('notInStock')}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
