import type { CustomerAddress } from '@bouwpoort/contract/customers/customers';
import { addressLine } from '@bouwpoort/trade/organisation/postal-code';
import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef, useState } from 'react';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { accountParams, accountSections, newOne } from '../users/account-address.ts';
import { usePanel } from '../users/use-panel.ts';
import { AddressPanel } from './address-panel.tsx';
import { AddressRemoval } from './address-removal.tsx';

/** The invoice address comes from the ERP: it is shown, not changed. */
const isEditable = ({ addressType }: CustomerAddress) => addressType !== 'invoice';

export function AddressBook({ addresses }: { addresses: readonly CustomerAddress[] }) {
  const { t } = useTranslation('addresses');
  const panel = usePanel(accountParams.address);
  const heading = useRef<HTMLHeadingElement>(null);
  const session = useChromeSession();
  const mayEdit = session.kind === 'user' && session.companyRole !== 'viewer';
  const edited = addresses.find((address) => address.addressId === panel.value && isEditable(address));
  const isOpen = mayEdit && (panel.value === newOne || edited !== undefined);
  const [addressToRemove, setAddressToRemove] = useState<CustomerAddress | null>(null);
  const [hasRemoved, setHasRemoved] = useState(false);
  // The button that opened the panel is removed with its address, so the focus moves to the book once both dialogs
  // close.
  useEffect(() => {
    if (!hasRemoved || isOpen || addressToRemove) return;
    setHasRemoved(false);
    heading.current?.focus();
  }, [hasRemoved, isOpen, addressToRemove]);
  return (
    <section className="account-anchor" id={accountSections.addresses} aria-labelledby="address-book">
      <div className="section-head account-section-head address-book__head">
        <h2 id="address-book" ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        {mayEdit && (
          <Button
            look="quiet"
            icon="plus"
            className="needs-script"
            aria-haspopup="dialog"
            onClick={() => panel.open(newOne)}
          >
            {t('new')}
          </Button>
        )}
      </div>
      {addresses.length === 0 && <p className="muted">{t('empty')}</p>}
      <ul>
        {addresses.map((address) => (
          <AddressRow
            key={address.addressId}
            address={address}
            onEdit={mayEdit ? () => panel.open(address.addressId) : null}
          />
        ))}
      </ul>
      <AddressPanel
        open={isOpen}
        address={edited ?? null}
        isFirst={!addresses.some(isEditable)}
        onClose={panel.close}
        onRemove={setAddressToRemove}
      />
      <AddressRemoval
        address={addressToRemove}
        onClose={() => setAddressToRemove(null)}
        onRemoved={() => {
          setAddressToRemove(null);
          setHasRemoved(true);
          panel.close();
        }}
      />
    </section>
  );
}

function AddressRow({ address, onEdit }: { address: CustomerAddress; onEdit: (() => void) | null }) {
  const { t } = useTranslation('addresses');
  const { name, line1, postalCode, city, shippingDefault, addressType } = address;
  return (
    <li className="address">
      <div className="address__words">
        <b>{name}</b> {shippingDefault && <Badge look="soft">{t('primary')}</Badge>}{' '}
        {addressType === 'project' && <Badge>{t('project')}</Badge>}
        {addressType === 'invoice' && <Badge>{t('invoice')}</Badge>}
        <p className="muted">{addressLine(line1, postalCode, city)}</p>
        {addressType === 'invoice' && <p className="small muted">{t('invoiceText')}</p>}
      </div>
      {isEditable(address) && onEdit && (
        <IconButton
          icon="pencil"
          className="needs-script"
          label={t('editName', { name })}
          aria-haspopup="dialog"
          onClick={onEdit}
        />
      )}
    </li>
  );
}
