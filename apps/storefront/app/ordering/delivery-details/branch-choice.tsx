import { addressLine, normalisePostalCode, placeLine } from '@bouwpoort/trade/organisation/postal-code';
import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMemo } from 'react';
import { distanceText } from '../../organisation/places/great-circle.ts';
import { branchesNear } from '../checkout-state/checkout-branch.ts';
import { Choice } from '../checkout-state/choice.tsx';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import { useErrorOf } from '../checkout-state/use-error-of.ts';
import { weekWords } from '../delivery-days/opening-words.ts';
import { useOpeningHours } from '../delivery-days/use-branch-calendar.ts';
import { useAddressLocation } from './use-address-location.ts';
import { usePosition } from './use-position.ts';

/** The pickup branch: the nearest first, from the delivery address or from the position of the device. */
export function BranchChoice({ checkout }: { checkout: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { branches, info, customer, choose } = checkout;
  const position = usePosition();
  const address = addressOf(checkout);
  const addressPlace = useAddressLocation(address?.postalCode ?? null);
  const from = position.place ?? addressPlace;
  const error = useErrorOf(checkout)('pickupStoreLocationId');
  const ids = useMemo(() => branches.map(({ branchId }) => branchId), [branches]);
  const hours = useOpeningHours(ids);
  const near = useMemo(() => branchesNear(branches, from, customer.branchId), [branches, from, customer.branchId]);
  return (
    <fieldset className="checkout-block" data-field="pickupStoreLocationId" aria-describedby="branch-error">
      <legend className="sr-only">{t('branchTitle')}</legend>
      <div className="spread">
        <h2>{t('branchTitle')}</h2>
        {position.state !== 'impossible' && branches.length > 1 && (
          <Button look="quiet" icon="locate" disabled={position.state === 'looking'} onClick={position.find}>
            {t(position.state === 'looking' ? 'lookingForPosition' : 'fromMyPlace')}
          </Button>
        )}
      </div>
      {position.state === 'refused' && <p className="small muted">{t('noPosition')}</p>}
      {position.place && <p className="small muted">{t('nearestFromHere')}</p>}
      {!position.place && addressPlace && address && (
        <p className="small muted">{t('nearestFrom', { place: address.name })}</p>
      )}
      {branches.length === 0 && <Notice kind="attention" title={t('noBranches')} />}
      <div className="choices">
        {near.map(({ branchId, name, address, postalCode, city, distance, isOwn }) => {
          const known = hours.get(branchId);
          const isChosen = info.pickupStoreLocationId === branchId;
          return (
            <Choice
              key={branchId}
              name="branch"
              checked={isChosen}
              onChange={() => choose({ pickupStoreLocationId: branchId })}
              title={
                <>
                  {name} {isOwn && <Badge look="outline">{t('ownBranch')}</Badge>}
                </>
              }
              text={
                <>
                  {addressLine(address, postalCode, city)}
                  {known?.shopStatusLabel && (
                    <span className={known.shopStatus === 'open' ? 'branch-open' : 'branch-open branch-open--not'}>
                      {known.shopStatusLabel}
                    </span>
                  )}
                  {isChosen && known && (
                    <span className="branch-hours">{weekWords(known.shopOpeningHours, t('closed'))}</span>
                  )}
                </>
              }
              aside={distance === null ? undefined : <span className="num small">{distanceText(distance)}</span>}
            />
          );
        })}
      </div>
      {error && (
        <p className="field__error" id="branch-error">
          <Icon name="error" size="small" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The delivery address: the chosen or typed one, else the first of the book. */
function addressOf({ info, addresses }: CheckoutView): { postalCode: string; name: string } | null {
  const chosen = addresses.find(({ addressId }) => addressId === info.addressId);
  const { postalCode, city } = chosen ?? (info.postalCode === '' ? addresses[0] : undefined) ?? info;
  const code = normalisePostalCode(postalCode);
  return code ? { postalCode: code, name: placeLine(code, city) } : null;
}
