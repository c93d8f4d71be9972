import type { DeliveryMethodName } from '@bouwpoort/contract/organisation/calendar';
import type { Cart } from '../cart/cart.ts';
import { givenProject } from '../orders/project-address.ts';
import type { ChosenSite } from '../site-choice/chosen-site.ts';
import type { CheckoutBranch } from './checkout-branch.ts';
import type { CheckoutAddress, CheckoutCustomer } from './checkout-customer.ts';
import { typedFrom } from './checkout-mapping.ts';
import { type CheckoutInfo, type CheckoutState, noProject } from './checkout-state.ts';

/** The values filled in by the building site of the header: project, address, place to unload and contact. */
export function siteChoices(
  site: Pick<ChosenSite, 'siteId' | 'unloading'>,
  { addresses }: Pick<CheckoutCustomer, 'addresses'>,
): Partial<CheckoutInfo> {
  const address = addresses.find(({ projectId }) => projectId === site.siteId);
  return {
    projectId: site.siteId,
    ...(address && {
      addressId: address.addressId,
      unloadingFloor: site.unloading.place,
      contactPhone: site.unloading.phone,
    }),
  };
}

export function onlyProject({
  mandatory,
  isManager,
  projects,
}: Pick<CheckoutCustomer, 'mandatory' | 'isManager' | 'projects'>): Partial<CheckoutInfo> {
  const project = givenProject(projects, { mustName: mandatory.customerObject, isManager });
  return project ? { projectId: project.id } : {};
}

/** The initial choices: the only project with its address, else the primary address; the user's own branch. */
export function firstChoices(
  customer: Pick<
    CheckoutCustomer,
    'addresses' | 'branchId' | 'hasDeliveryStop' | 'mandatory' | 'isManager' | 'projects'
  >,
  branches: readonly Pick<CheckoutBranch, 'branchId'>[],
  { shipment }: Pick<Cart, 'shipment'>,
): Partial<CheckoutInfo> {
  const { addresses, branchId, hasDeliveryStop } = customer;
  const given = onlyProject(customer);
  const first =
    addresses.find(({ projectId }) => projectId !== null && projectId === given.projectId) ??
    addresses.find(({ addressIsPrimary }) => addressIsPrimary) ??
    addresses[0];
  const before = bothMethods.find((name) => name === shipment.deliveryMethodId);
  return {
    deliveryMethod: hasDeliveryStop ? 'instorepickup' : (before ?? 'storedelivery'),
    addressId: first?.addressId ?? null,
    ...(first ? {} : typedFrom(shipment.shippingAddress)),
    ...given,
    pickupStoreLocationId: branches.some((branch) => branch.branchId === branchId) ? branchId : null,
  };
}

export const bothMethods: readonly DeliveryMethodName[] = ['storedelivery', 'directdelivery', 'instorepickup'];

/** The address of the chosen project, when the order goes to another one. */
export function otherAddressOfProject(
  { deliveryMethod, projectId, addressId }: Pick<CheckoutInfo, 'deliveryMethod' | 'projectId' | 'addressId'>,
  addresses: readonly CheckoutAddress[],
): CheckoutAddress | undefined {
  if (deliveryMethod === 'instorepickup' || projectId === noProject) return undefined;
  const own = addresses.filter((address) => address.projectId === projectId);
  return own.some((address) => address.addressId === addressId) ? undefined : own[0];
}

/** The site was chosen after this checkout was stored, so it overrides earlier choices. */
export function withSite(state: CheckoutState, choices: Partial<CheckoutInfo>): CheckoutState {
  return { ...state, step: 1, reached: 1, info: { ...state.info, ...choices } };
}

/** A site with only a pin has no address to match. */
export function withProject(customer: CheckoutCustomer, site: ChosenSite | null): CheckoutCustomer {
  if (!site || customer.projects.some(({ id }) => id === site.siteId)) return customer;
  return { ...customer, projects: [...customer.projects, { id: site.siteId, name: site.name }] };
}
