import type { CheckoutBranch } from '../checkout-state/checkout-branch.ts';
import { addressWords, type CheckoutAddress } from '../checkout-state/checkout-customer.ts';
import { typedLine } from '../checkout-state/checkout-mapping.ts';
import type { CheckoutInfo } from '../checkout-state/checkout-state.ts';

interface Places {
  info: CheckoutInfo;
  addresses: readonly CheckoutAddress[];
  branches: readonly CheckoutBranch[];
}

/** The delivery address or the pickup branch: 'Kerkstraat 18, 3811 CV Amersfoort'; 'Amersfoort, Databankweg 3'. */
export function placeWords({ info, addresses, branches }: Places): string {
  if (info.deliveryMethod === 'instorepickup') {
    const branch = branches.find(({ branchId }) => branchId === info.pickupStoreLocationId);
    return branch ? `${branch.name}, ${branch.address}` : '';
  }
  const chosen = addresses.find(({ addressId }) => addressId === info.addressId);
  return addressWords(chosen ?? { address: typedLine(info), postalCode: info.postalCode, city: info.city });
}
