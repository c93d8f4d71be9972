import type { AddressWishes } from '@bouwpoort/contract/ordering/orders';
import type { DeliveryModeId } from '@bouwpoort/contract/organisation/ventures';
import { normalisePostalCode } from '@bouwpoort/trade/organisation/postal-code';
import type { CheckoutAddress } from './checkout-customer.ts';
import { type CheckoutInfo, noUnloading } from './checkout-state.ts';

type Unloading = Pick<CheckoutInfo, 'deliveryModeId' | 'deliveryTime' | 'unloadingFloor' | 'contactPhone'>;

/** Undefined when a choice was made already, or nothing is stored for this address. */
export function rememberedUnloading(
  info: Unloading,
  address: Pick<CheckoutAddress, 'address' | 'postalCode'> | undefined,
  remembered: readonly AddressWishes[],
  offered: readonly DeliveryModeId[],
): Unloading | undefined {
  if (!address || !isUntouched(info)) return undefined;
  const place = placeOf(address.address, address.postalCode);
  const last = remembered.find(({ line1, postalCode }) => placeOf(line1, postalCode) === place);
  if (!last) return undefined;
  const mode = offered.find((one) => one === last.deliveryModeId);
  return {
    deliveryModeId: mode === undefined || mode === 'GEWOON' ? null : mode,
    deliveryTime: last.deliveryWishes?.time ?? 'any',
    unloadingFloor: last.deliveryWishes?.floor ?? '',
    contactPhone: last.deliveryWishes?.phone ?? '',
  };
}

function isUntouched(info: Unloading): boolean {
  return (Object.keys(noUnloading) as (keyof Unloading)[]).every((name) => info[name] === noUnloading[name]);
}

const placeOf = (line: string, postalCode: string) =>
  `${line.trim().toLowerCase()} ${normalisePostalCode(postalCode) ?? postalCode}`;
