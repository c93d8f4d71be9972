import type { ChosenSite } from '../site-choice/chosen-site.ts';
import type { CheckoutCustomer } from './checkout-customer.ts';
import type { CheckoutInfo, CheckoutState } from './checkout-state.ts';

/** What the building site of the header fills in: its project, its address, where to unload and who to call. */
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

/**
 * The project of a user who must name one and was given no other. A manager is asked: they decide which projects there
 * are, and this one may not be what they order for.
 */
export function onlyProject({
  mandatory,
  isManager,
  projects: [project, ...others],
}: Pick<CheckoutCustomer, 'mandatory' | 'isManager' | 'projects'>): Partial<CheckoutInfo> {
  return mandatory.customerObject && !isManager && project && others.length === 0 ? { projectId: project.id } : {};
}

/** Chosen since this checkout was last looked at: it goes before what was chosen earlier. */
export function withSite(state: CheckoutState, choices: Partial<CheckoutInfo>): CheckoutState {
  return { ...state, step: 1, reached: 1, info: { ...state.info, ...choices } };
}

/** A site with only a pin has no address to be known by. */
export function withProject(customer: CheckoutCustomer, site: ChosenSite | null): CheckoutCustomer {
  if (!site || customer.projects.some(({ id }) => id === site.siteId)) return customer;
  return { ...customer, projects: [...customer.projects, { id: site.siteId, name: site.name }] };
}
