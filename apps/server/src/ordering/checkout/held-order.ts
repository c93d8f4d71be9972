import { checkoutDetails } from '@bouwpoort/contract/ordering/checkout';
import { z } from 'zod';
import { findUser } from '../../customers/identity/identity.ts';
import { companyRoleOf } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import type { VentureUser } from '../../foundation/context/require-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { ApprovalRow } from '../approvals/approvals.ts';
import { type CartLineRow, selectWaitingCart } from '../cart/cart.ts';
import type { ConceptOrder } from '../orders/orders.ts';
import { prepareConcept } from './prepare-checkout.ts';

const quantities = z.record(z.string(), z.string()).nullable();

/** What an approver changed: quantities by article, 0 for what is left out. */
export function changesOf({ changes }: Pick<ApprovalRow, 'changes'>): ReadonlyMap<string, string> {
  return new Map(Object.entries(quantities.parse(changes) ?? {}));
}

/** The user an approved order is placed for; nothing is ordered for a user who may not order by now. */
export async function requireRequester(ctx: Context, row: ApprovalRow): Promise<VentureUser> {
  const user = row.requesterId === null ? undefined : await findUser(ctx.db, row.requesterId);
  const isThere = user?.isActive && !user.isBlocked && user.customerId === row.customerId;
  if (!isThere || user.ventureId === null || companyRoleOf(user) === 'viewer') {
    throw new AppError('conflict', {
      detail: `${row.requesterName} mag niet meer bestellen. Wijs de aanvraag af, of laat een ander hem doen.`,
    });
  }
  return { ...user, ventureId: user.ventureId };
}

/** What would be ordered now of a request: today's prices, stock and days, by the same checks as every order. */
export async function prepareHeld(
  ctx: Context,
  row: ApprovalRow,
  customer: Customer,
  changes: ReadonlyMap<string, string> = changesOf(row),
): Promise<{ requester: VentureUser; concept: ConceptOrder }> {
  const requester = await requireRequester(ctx, row);
  const held = await selectWaitingCart(ctx, row.cartId);
  if (!held) throw new AppError('notFound');
  const lines = held.lines.flatMap((line): CartLineRow[] => {
    const quantity = changes.get(line.contentId) ?? line.quantity;
    return Number(quantity) > 0 ? [{ ...line, quantity }] : [];
  });
  const details = checkoutDetails.parse(row.details);
  const party = { user: requester, customer };
  const { concept } = await prepareConcept(ctx, party, { ...held, lines }, details, { movesDays: true });
  return { requester, concept };
}
