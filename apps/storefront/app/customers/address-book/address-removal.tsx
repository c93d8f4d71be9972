import type { CustomerAddress } from '@bouwpoort/contract/customers/customers';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { type AccountRefusal, accountRefusal } from '../../frame/form/account-refusal.ts';
import { ConfirmDialog } from '../../frame/form/confirm-dialog.tsx';
import { useAddressBook } from './use-address-book.ts';

interface AddressRemovalProps {
  /** The address to remove; null while the dialog is closed. */
  address: CustomerAddress | null;
  onClose: () => void;
  onRemoved: () => void;
}

/**
 * Asks for confirmation, because removal cannot be undone. A sibling of the panel, which would close with this dialog.
 */
export function AddressRemoval({ address, onClose, onRemoved }: AddressRemovalProps) {
  const { t } = useTranslation('addresses');
  const { remove } = useAddressBook();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<AccountRefusal | null>(null);

  const close = () => {
    setRefusal(null);
    onClose();
  };
  const confirm = async () => {
    if (!address) return;
    setIsBusy(true);
    setRefusal(null);
    try {
      await remove(address);
      onRemoved();
    } catch (error) {
      console.warn(error);
      setRefusal(accountRefusal(error, []));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <ConfirmDialog
      isOpen={address !== null}
      isBusy={isBusy}
      refusal={refusal}
      words={{
        title: t('removeTitle'),
        text: t(address?.shippingDefault ? 'removePrimaryText' : 'removeText', { name: address?.name }),
        no: t('removeNo'),
        yes: t('removeYes'),
        busy: t('removing'),
        failed: t('removeFailed'),
      }}
      onClose={close}
      onConfirm={() => void confirm()}
    />
  );
}
