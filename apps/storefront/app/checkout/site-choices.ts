import { givenProject } from '../orders/project-address.ts';
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

export function onlyProject({
  mandatory,
  isManager,
  projects,
}: Pick<CheckoutCustomer, 'mandatory' | 'isManager' | 'projects'>): Partial<CheckoutInfo> {
  const project = givenProject(projects, { mustName: mandatory.customerObject, isManager });
  return project ? { projectId: project.id } : {};
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
