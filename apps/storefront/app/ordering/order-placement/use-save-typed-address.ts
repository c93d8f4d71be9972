import type { Client } from '@bouwpoort/contract/program/client';
import { useState } from 'react';
import { keyPerBody } from '../../frame/http/key-per-body.ts';
import { addressOf } from '../checkout-state/checkout-customer.ts';
import type { CheckoutInfo } from '../checkout-state/checkout-state.ts';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';

/** A new address that the user wants to save is added to the book first, and selected there. */
export function useSaveTypedAddress({ info, customer, addresses, addAddress }: CheckoutView) {
  const [keyOf] = useState(() => keyPerBody());
  return async (api: Client) => {
    if (!isToBeSaved(info) || customer.isGuest) return { ...info, book: addresses };
    const { addressName, street, houseNumber, houseNumberAddition, postalCode, city } = info;
    const body = { name: addressName, street, houseNumber, houseNumberAddition, postalCode, city };
    const headers = { 'idempotency-key': keyOf(body) };
    const added = addressOf(await api.call('account.addAddress', { body, headers }));
    addAddress(added);
    return { ...info, addressId: added.addressId, book: [...addresses, added] };
  };
}

function isToBeSaved({ deliveryMethod, addressId, keepAddress }: CheckoutInfo): boolean {
  return deliveryMethod !== 'instorepickup' && addressId === null && keepAddress;
}
