import type { CustomerAddress } from '@bouwpoort/contract/customers';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { type AccountRefusal, accountRefusal } from './account-refusal.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useAddressBook } from './use-address-book.ts';

interface AddressRemovalProps {
  /** Which one is asked about; null when nobody asks. */
  address: CustomerAddress | null;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks first: there is no way back. Stands beside the panel, not in it: that would hear this dialog close. */
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
    if (!address || isBusy) return;
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
    <Dialog
      open={address !== null}
      onClose={close}
      closable={!isBusy}
      title={t('removeTitle')}
      footer={
        <>
          <Button onClick={close} disabled={isBusy} data-initial-focus>
            {t('removeNo')}
          </Button>
          <Button
            look="danger"
            state={isBusy ? 'busy' : 'idle'}
            aria-disabled={isBusy || undefined}
            onClick={() => void confirm()}
          >
            {t(isBusy ? 'removing' : 'removeYes')}
          </Button>
        </>
      }
    >
      {address && (
        <div className="stack">
          {refusal && <RefusalNotice refusal={refusal} title={t('removeFailed')} />}
          <p>{t(address.shippingDefault ? 'removePrimaryText' : 'removeText', { name: address.name })}</p>
        </div>
      )}
    </Dialog>
  );
}
