import type { ManagedUser } from '@bouwpoort/contract/customers/users';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import { requireRegistered, type VentureUser } from '../../foundation/context/require-user.ts';
import { fullName } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { requireCustomer } from '../customers/customers.ts';
import { listUsersOf, type UserOfCustomer } from '../identity/identity.ts';
import { describeRights } from './managed-user-rights.ts';
import { openRegistrationsOf, type Registration } from './registration-state.ts';

export interface Manager {
  manager: VentureUser;
  customer: Customer;
}

/** The authority over the users of a customer: one of its managers, or the venture itself. */
export interface UserKeeper {
  /** Without a name it is the venture itself that invites. */
  by: { id: string; name: string | null };
  customer: Customer;
  /** The defaults of a new user. */
  branchId: string | null;
  useOrderApiCodit: boolean;
}

export function keeperOf({ manager, customer }: Manager): UserKeeper {
  const { id, branchId, useOrderApiCodit } = manager;
  return { by: { id, name: fullName(manager) }, customer, branchId, useOrderApiCodit };
}

export function managersOnly(): AppError {
  return new AppError('forbidden', { detail: 'Alleen een beheerder van je bedrijf kan gebruikers beheren.' });
}

export async function requireManager(ctx: Context): Promise<Manager> {
  if (!requireRegistered(ctx).isManager) throw managersOnly();
  const { user: manager, customer } = await requireCustomer(ctx);
  return { manager, customer };
}

export async function listManagedUsers(
  ctx: Context,
  customerId: string,
  query: { q?: string | undefined; page: number },
): Promise<{ totalMatching: number; results: ManagedUser[] }> {
  const { totalMatching, users } = await listUsersOf(ctx.db, customerId, query);
  const open = await openRegistrationsOf(
    ctx.db,
    users.filter(({ isActive }) => !isActive).map(({ id }) => id),
  );
  return { totalMatching, results: users.map((user) => describeUser(user, open.get(user.id))) };
}

/**
 * The user as the manager sees them. An approved user counts as active even before opening the activation mail: the
 * manager decided that, and can revoke it.
 */
export function describeUser(user: UserOfCustomer, state: Registration['state'] | undefined): ManagedUser {
  const letIn = state === 'activation';
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    active: user.isActive || letIn,
    isManager: user.isManager,
    ...describeRights(user),
    version: user.version,
    state: state === 'approval' ? 'requested' : letIn || !user.hasPassword ? 'invited' : 'ready',
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
  };
}
