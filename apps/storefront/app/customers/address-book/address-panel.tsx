import type { CustomerAddress } from '@bouwpoort/contract/customers/customers';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { typedField } from '@bouwpoort/ui/form/typed-field.ts';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { PanelForm } from '../../frame/form/panel-form.tsx';
import { RefusalNotice } from '../../frame/form/refusal-notice.tsx';
import { usePanelForm } from '../../frame/form/use-panel-form.ts';
import { AddressFields } from '../../organisation/places/address-fields.tsx';
import { type AddressBookValues, addressBookRules, addressValuesOf } from './address-form.ts';
import { useAddressBook } from './use-address-book.ts';

interface AddressPanelProps {
  open: boolean;
  /** Null to add one. */
  address: CustomerAddress | null;
  /** The first address of a book is always the primary one. */
  isFirst: boolean;
  onClose: () => void;
  onRemove: (address: CustomerAddress) => void;
}

export function AddressPanel({ open, address, ...rest }: AddressPanelProps) {
  const { t } = useTranslation('addresses');
  return (
    <Dialog open={open} bare shape="side-panel" onClose={rest.onClose} title={address ? t('editTitle') : t('newTitle')}>
      <AddressForm address={address} {...rest} />
    </Dialog>
  );
}

function AddressForm({ address, isFirst, onClose, onRemove }: Omit<AddressPanelProps, 'open'>) {
  const { t } = useTranslation('addresses');
  const { save } = useAddressBook();
  const form = usePanelForm<AddressBookValues>({
    initial: addressValuesOf(address),
    rules: addressBookRules,
    words: t,
    save: async (values, key) => {
      await save(address, values, key);
      onClose();
    },
  });
  const { values, set, errorOf, refusal } = form;
  const text = (name: 'name' | 'daytimePhoneNumber' | 'email', maxLength: number, type = 'text') => (
    <TextField
      label={t(`field_${name}`)}
      hint={name === 'name' ? t('nameHint') : undefined}
      {...typedField(form, name)}
      optional={name !== 'name'}
      type={type}
      autoComplete="off"
      maxLength={maxLength}
      data-initial-focus={name === 'name' || undefined}
    />
  );
  return (
    <PanelForm
      form={form}
      submit={t(address ? 'save' : 'add')}
      onCancel={onClose}
      aside={
        address && (
          <Button look="danger" icon="trash" aria-haspopup="dialog" onClick={() => onRemove(address)}>
            {t('remove')}
          </Button>
        )
      }
    >
      {refusal && <RefusalNotice refusal={refusal} title={t('saveFailed')} />}
      {text('name', 100)}
      <AddressFields values={values} onChange={set} errorOf={errorOf} />
      {text('daytimePhoneNumber', 30, 'tel')}
      {text('email', 254, 'email')}
      {address?.shippingDefault || isFirst ? (
        <p className="small muted">{t(address?.shippingDefault ? 'isPrimary' : 'becomesPrimary')}</p>
      ) : (
        <Checkbox checked={values.shippingDefault} onChange={(event) => set({ shippingDefault: event.target.checked })}>
          {t('makePrimary')}
          <span className="account-check-hint">{t('makePrimaryHint')}</span>
        </Checkbox>
      )}
    </PanelForm>
  );
}
