import { companyRoleOf } from '../context/company-role.ts';
import type { SiteUser } from '../context/site-user.ts';
import { refusal } from './checkout-refusal.ts';

/** A viewer does not order. What a requester orders waits for approval (approvals/decide-order.ts). */
export function requireMayOrder(user: Pick<SiteUser, 'isManager' | 'memberRole'>): void {
  if (companyRoleOf(user) === 'viewer') {
    throw refusal('roleNotAllowed', 'Met jouw rol kun je niet bestellen. Zet het op een lijst voor een collega.');
  }
}
