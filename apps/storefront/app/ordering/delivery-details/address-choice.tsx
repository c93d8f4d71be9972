import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { AddressFields } from '../../organisation/places/address-fields.tsx';
import { addressWords, type CheckoutAddress } from '../checkout-state/checkout-customer.ts';
import { noProject } from '../checkout-state/checkout-state.ts';
import { Choice } from '../checkout-state/choice.tsx';
import { onlyProject } from '../checkout-state/jobsite-choices.ts';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import { useErrorOf } from '../checkout-state/use-error-of.ts';

/** The number of addresses shown; a button shows the rest of a long book. */
const shownAddresses = 6;

/** An address of the book, the address of a project, or a new one. */
export function AddressChoice({ checkout }: { checkout: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { addresses, info } = checkout;
  const isChosenHidden = addresses.findIndex(({ addressId }) => addressId === info.addressId) >= shownAddresses;
  const [showsAll, setShowsAll] = useState(isChosenHidden);
  const shown = showsAll ? addresses : addresses.slice(0, shownAddresses);
  return (
    <fieldset className="checkout-block" data-field="addressId">
      <legend className="sr-only">{t('whereTitle')}</legend>
      <h2>{t('whereTitle')}</h2>
      {addresses.length === 0 ? (
        <NewAddress checkout={checkout} />
      ) : (
        <div className="choices">
          {shown.map((address) => (
            <BookAddress key={address.addressId} address={address} checkout={checkout} />
          ))}
          <Choice
            name="address"
            checked={info.addressId === null}
            onChange={() => checkout.choose({ addressId: null })}
            title={t('newAddress')}
            aside={<Icon name="plus" />}
          >
            {info.addressId === null && <NewAddress checkout={checkout} />}
          </Choice>
        </div>
      )}
      {shown.length < addresses.length && (
        <Button look="quiet" icon="chevron-down" onClick={() => setShowsAll(true)}>
          {t('moreAddresses', { count: addresses.length - shown.length })}
        </Button>
      )}
    </fieldset>
  );
}

function BookAddress({ address, checkout }: { address: CheckoutAddress; checkout: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { info, choose, customer } = checkout;
  const isProject = address.projectId !== null;
  const pick = () => {
    const previous = checkout.addresses.find(({ addressId }) => addressId === info.addressId);
    // Selecting an address selects its project; leaving it clears that project unless another was chosen.
    const wasOfAddress = info.projectId === noProject || previous?.projectId === info.projectId;
    choose({
      addressId: address.addressId,
      ...(wasOfAddress ? { projectId: noProject, ...onlyProject(customer), ...projectOf(address) } : {}),
    });
  };
  return (
    <Choice
      name="address"
      checked={info.addressId === address.addressId}
      onChange={pick}
      title={
        <>
          {address.name} {address.addressIsPrimary && <Badge look="outline">{t('primary')}</Badge>}
          {isProject && <Badge look="soft">{t('projectAddress')}</Badge>}
        </>
      }
      text={addressWords(address)}
      aside={isProject ? <Icon name="project" /> : undefined}
    />
  );
}

const projectOf = ({ projectId }: CheckoutAddress) => (projectId === null ? {} : { projectId });

function NewAddress({ checkout }: { checkout: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { info, choose, customer } = checkout;
  const errorOf = useErrorOf(checkout);
  return (
    <div className="form-grid">
      <AddressFields values={info} onChange={choose} errorOf={errorOf} />
      {!customer.isGuest && (
        <Checkbox checked={info.keepAddress} onChange={(event) => choose({ keepAddress: event.target.checked })}>
          {t('keepAddress')}
        </Checkbox>
      )}
      {info.keepAddress && !customer.isGuest && (
        <TextField
          label={t('field_addressName')}
          hint={t('addressNameHint')}
          error={errorOf('addressName')}
          data-field="addressName"
          maxLength={100}
          value={info.addressName}
          onChange={(event) => choose({ addressName: event.target.value })}
        />
      )}
    </div>
  );
}
