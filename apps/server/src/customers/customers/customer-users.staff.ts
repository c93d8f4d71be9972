import type { beheerCustomerRoutes, CustomerUser } from '@bouwpoort/contract/customers/customers.staff';
import type { z } from 'zod';
import { companyRoleOf, maySeePrices } from '../../foundation/context/company-role.ts';
import type { Context, ContextDeps } from '../../foundation/context/context.ts';
import { fullName } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import type { StaffContext } from '../../organisation/staff/staff.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import {
  disableAccount,
  type IssuedTokens,
  listUsersOf,
  mailPasswordLink,
  readUserOf,
  startViewSession,
  type UserOfCustomer,
  unblockAccount,
} from '../identity/identity.ts';
import { editUserByVenture, inviteUser, listManagedUsers, type UserKeeper } from '../registration/registration.ts';
import { auditCustomer, withLockedCustomer } from './customer-record.staff.ts';
import type { CustomerRow } from './customers-list.ts';

const pageSize = 20;
const maxPages = 10;

export async function listUsersForStaff(ctx: Context, customerId: string): Promise<CustomerUser[]> {
  const users: CustomerUser[] = [];
  for (let page = 1; page <= maxPages; page++) {
    const [{ users: rows }, { results, totalMatching }] = await Promise.all([
      listUsersOf(ctx.db, customerId, { page }),
      listManagedUsers(ctx, customerId, { page }),
    ]);
    const blocked = new Set(rows.filter(({ isBlocked }) => isBlocked).map(({ id }) => id));
    users.push(...results.map((user) => ({ ...user, isBlocked: blocked.has(user.id) })));
    if (page * pageSize >= totalMatching) break;
  }
  return users;
}

type Person = z.output<typeof beheerCustomerRoutes.inviteUser.body>;
type UserChange = z.output<typeof beheerCustomerRoutes.changeUser.body>;

/** Users see the venture as the one who decides, not a member of its staff. */
function keeperFor(tx: StaffContext, customer: CustomerRow): UserKeeper {
  return {
    by: { id: tx.staff.id, name: null },
    customer,
    branchId: customer.branchId,
    useOrderApiCodit: false,
  };
}

async function requireUser(tx: Context, customerId: string, userId: string): Promise<UserOfCustomer> {
  const user = await readUserOf(tx.db, customerId, userId);
  if (!user) throw new AppError('notFound');
  return user;
}

const auditFields = (user: UserOfCustomer) => ({
  email: user.email,
  name: fullName(user),
  isManager: user.isManager,
  role: companyRoleOf(user),
  seesPrices: maySeePrices(user),
  maxPerOrder: user.maxPerOrder,
  maxPerMonth: user.maxPerMonth,
  projectIds: user.projectIds?.join(', ') ?? null,
  isActive: user.isActive,
  isBlocked: user.isBlocked,
});

export function inviteUserByStaff(
  ctx: StaffContext,
  customerId: string,
  person: Person,
  caller: Caller,
): Promise<CustomerUser> {
  return withLockedCustomer(ctx, customerId, async (tx, customer) => {
    const invited = await inviteUser(tx, keeperFor(tx, customer), person, caller);
    await auditCustomer(tx, customer, { before: null, after: { invited: person.email, isManager: person.isManager } });
    return { ...invited, isBlocked: false };
  });
}

export function changeUserByStaff(
  ctx: StaffContext,
  { customerId, userId }: { customerId: string; userId: string },
  { isBlocked, ...given }: UserChange,
  caller: Caller,
): Promise<CustomerUser> {
  return withLockedCustomer(ctx, customerId, async (tx, customer) => {
    const before = await requireUser(tx, customerId, userId);
    const changed = await editUserByVenture(tx, keeperFor(tx, customer), { ...given, id: userId }, caller);
    if (isBlocked && !before.isBlocked) await disableAccount(tx, userId, 'blocked', caller);
    if (!isBlocked && before.isBlocked) await unblockAccount(tx, userId, caller);
    const after = await requireUser(tx, customerId, userId);
    await auditCustomer(tx, customer, { before: auditFields(before), after: auditFields(after) });
    return { ...changed, isBlocked };
  });
}

export function resetUserByStaff(ctx: StaffContext, customerId: string, userId: string, caller: Caller): Promise<void> {
  return withLockedCustomer(ctx, customerId, async (tx, customer) => {
    const user = await requireUser(tx, customerId, userId);
    if (!user.isActive || user.isBlocked) {
      throw new AppError('conflict', { detail: 'Dit account is dicht. Zet het eerst open.' });
    }
    await mailPasswordLink(tx, user, user.hasPassword ? 'reset' : 'set', caller);
    await auditCustomer(tx, customer, { before: null, after: { passwordLinkFor: user.email } });
  });
}

interface StartedView {
  tokens: IssuedTokens;
  /** The start page in the shop. */
  url: string;
}

/** Audited here, and visible to the customer's own manager. */
export function viewAsUser(
  ctx: StaffContext,
  deps: ContextDeps,
  { customerId, userId }: { customerId: string; userId: string },
  reason: string,
): Promise<StartedView> {
  return withLockedCustomer(ctx, customerId, async (tx, customer) => {
    const user = await requireUser(tx, customerId, userId);
    if (!user.isActive || user.isBlocked) {
      throw new AppError('conflict', { detail: 'Dit account is dicht: er is niets te zien.' });
    }
    const venture = await findVenture(tx, customer.ventureId);
    if (!venture?.hasShop) throw new AppError('conflict', { detail: 'Deze venture heeft geen webshop.' });
    const tokens = await startViewSession(deps, tx.db, { user, customerId, staff: ctx.staff, reason });
    await auditCustomer(tx, customer, { before: null, after: { viewedAs: user.email }, reason });
    return { tokens, url: `/${venture.path}` };
  });
}
