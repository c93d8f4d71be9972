import { companyRoleOf } from '../context/company-role.ts';
import type { SiteUser } from '../context/site-user.ts';
import { refusal } from './checkout-refusal.ts';

/** A viewer fills lists and never orders; whoever asks for an order prepares it as a buyer does. */
export function requireMayPrepare(user: SiteUser): void {
  if (companyRoleOf(user) === 'viewer') {
    throw refusal('roleNotAllowed', 'Met jouw rol kun je niet bestellen. Zet het op een lijst voor een collega.');
  }
}

/** Whether this user's cart may become an order, or a payment for one, on their own word. */
export function requireMayOrder(user: SiteUser): void {
  requireMayPrepare(user);
  if (companyRoleOf(user) === 'requester') {
    throw refusal('roleNotAllowed', 'Je aanvraag moet eerst worden goedgekeurd door een collega die mag bestellen.');
  }
}
