import type { CustomerAddress } from '@bouwpoort/contract/customers/customers';
import { useToast } from '@bouwpoort/ui/molecules/toast.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRevalidator } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { browserApi } from '../../frame/http/api.ts';
import { type AddressBookValues, addressInputOf } from './address-form.ts';

/** The address book of the customer: every registered user of it may use and change it. */
export function useAddressBook() {
  const { t } = useTranslation('addresses');
  const { id: ventureId } = useVenture();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const api = browserApi(ventureId);

  return {
    save: async (address: CustomerAddress | null, values: AddressBookValues, key: string) => {
      const body = addressInputOf(values, address);
      if (address) {
        await api.call('account.changeAddress', { params: { addressId: address.addressId }, body });
      } else {
        await api.call('account.addAddress', { body, headers: { 'idempotency-key': key } });
      }
      toast({ text: t(address ? 'changed' : 'added', { name: values.name.trim() }) });
      await revalidate();
    },
    remove: async ({ addressId, name }: CustomerAddress) => {
      await api.call('account.removeAddress', { params: { addressId } });
      toast({ text: t('removed', { name }) });
      await revalidate();
    },
  };
}
