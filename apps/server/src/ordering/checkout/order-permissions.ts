import { companyRoleOf, mayUseProject, mustNameProject } from '../../foundation/context/company-role.ts';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { ConceptOrder } from '../orders/orders.ts';
import { checkoutError } from './checkout-error.ts';

/** A viewer does not order. What a requester orders waits for approval (approvals/decide-order.ts). */
export function requireMayOrder(user: Pick<SiteUser, 'isManager' | 'memberRole'>): void {
  if (companyRoleOf(user) === 'viewer') {
    throw checkoutError('roleNotAllowed', 'Met jouw rol kun je niet bestellen. Zet het op een lijst voor een collega.');
  }
}

/** Orders are for users who may order; a requester can withdraw a request while it waits. */
export function requireMayCancel(user: Pick<SiteUser, 'isManager' | 'memberRole'>): void {
  const role = companyRoleOf(user);
  if (role === 'manager' || role === 'buyer') return;
  throw new AppError('roleNotAllowed', {
    detail: 'Met jouw rol kun je geen bestelling annuleren. Vraag het een inkoper of beheerder van je bedrijf.',
  });
}

/** A project can be taken from a user between the overview and the order. */
export function requireOwnProject(user: SiteUser, { projectId }: Pick<ConceptOrder, 'projectId'>): void {
  if (projectId === null ? !mustNameProject(user) : mayUseProject(user, projectId)) return;
  throw new AppError('notPrepared', {
    detail: 'Voor welke bouwplaatsen je mag bestellen, is intussen veranderd. Loop het overzicht nog eens na.',
  });
}
