import { showTime } from '@bouwpoort/trade/foundation/dutch-dates';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { StockMark } from '@bouwpoort/ui/atoms/stock-mark.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { lineName } from '../prices/line-name.ts';
import type { Variant } from '../products/product.ts';
import { nearestWithEnough, type StockPlace, stockPlaces } from './stock-places.ts';
import type { KnownStock } from './use-stock.ts';
import { type StockBranch, useStockBranches } from './use-stock-branches.ts';

interface StockPanelProps {
  open: boolean;
  onClose: () => void;
  productName: string;
  variant: Variant;
  stock: KnownStock;
  /** In stock units. */
  needed: number | undefined;
  branchId: string | undefined;
  /** Orders it for pickup there; absent where ordering is not possible. */
  onPickup?: ((branchId: string) => void) | undefined;
}

/** The stock of every branch, a third of the window wide (C 2.4). */
export function StockPanel({
  open,
  onClose,
  productName,
  variant,
  stock,
  needed,
  branchId,
  onPickup,
}: StockPanelProps) {
  const { t } = useTranslation('purchase');
  const { storeLocations } = useVenture();
  const branches = useStockBranches(open, branchId);
  const places = nearestWithEnough(
    stockPlaces(stock, storeLocations, branchId, variant.stockUnit),
    needed,
    (id) => branches.get(id)?.meters,
  );
  return (
    <Dialog open={open} onClose={onClose} title={t('stockPerBranch')} shape="side-panel">
      <p>
        <b>{lineName(productName, variant.uniqueProperty)}</b>
      </p>
      <p className="small muted">{t('stockAt', { time: showTime(new Date(stock.at), 'sentence') })}</p>
      <ul className="rows stock-places">
        {places.map((place) => (
          <Place key={place.key} place={place} branch={branches.get(place.branchId ?? '')} onPickup={onPickup} />
        ))}
      </ul>
    </Dialog>
  );
}

interface PlaceProps {
  place: StockPlace;
  /** Undefined while it is unknown. */
  branch: StockBranch | undefined;
  onPickup: StockPanelProps['onPickup'];
}

function Place({ place: { branchId, name, isOwn, inStock, amount }, branch, onPickup }: PlaceProps) {
  const { t } = useTranslation('purchase');
  const location = useVenture().storeLocations.find((one) => one.branchId === branchId);
  const facts = [branch?.distance, branch?.opening].filter((fact) => fact !== undefined);
  return (
    <li className="stock-place">
      <div className="stock-place__head">
        <span>
          <StockMark kind={inStock ? 'here' : 'unknown'}>
            {location ? <Anchor href={location.slug}>{name}</Anchor> : (name ?? t('Unknown'))}
          </StockMark>{' '}
          {isOwn && <Badge look="soft">{t('ownBranch')}</Badge>}
        </span>
        <span className={inStock ? 'num stock-place__amount' : 'muted'}>
          {inStock ? (amount ?? t('available')) : t('notInStock')}
        </span>
      </div>
      {inStock && location && (
        <>
          <p className="small muted stock-place__facts">{facts.join(' · ')}</p>
          <div className="stock-place__actions">
            <LinkButton icon="phone" href={`tel:${location.phone.replaceAll(/[^+\d]/g, '')}`}>
              <span className="num">{location.phone}</span>
            </LinkButton>
            {onPickup && branchId && branch?.handsOut !== false && (
              <Button icon="store" onClick={() => onPickup(branchId)}>
                {t('pickupHere')}
                <span className="sr-only"> {t('pickupHereAt', { branch: name })}</span>
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  );
}
