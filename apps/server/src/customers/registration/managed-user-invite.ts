import { randomUUID } from 'node:crypto';
import type { ManagedUser, userRoutes } from '@bouwpoort/contract/customers/users';
import type { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import {
  addUser,
  audit,
  changeUser,
  findUserByEmail,
  makePasswordToken,
  passwordPath,
  readUserOf,
  setProjectsOf,
  type UserOfCustomer,
} from '../identity/identity.ts';
import { changedRights, describeRights, newUserRights, type StoredRights, saveRights } from './managed-user-rights.ts';
import { describeUser, type UserKeeper } from './managed-users.ts';
import { lockEmailAddress } from './registration-invitation.ts';
import { pagePath } from './registration-venture.ts';

type UserInvitation = z.output<typeof userRoutes.invite.body>;

/**
 * Creates an account without a password, which its owner chooses; in the caller's transaction. A user who was invited
 * before and did not react gets a new link.
 */
export async function inviteUser(
  ctx: Context,
  keeper: UserKeeper,
  given: UserInvitation,
  caller: Caller,
): Promise<ManagedUser> {
  const { customerId, ventureId } = keeper.customer;
  await lockEmailAddress(ctx.db, given.email);
  const known = await findUserByEmail(ctx.db, given.email);
  const colleague = known && (await readUserOf(ctx.db, customerId, known.id));
  if (colleague) return inviteAgain(ctx, keeper, colleague, given);
  const rights = await changedRights(ctx, customerId, newUserRights, given);
  if (known) return mailToStranger(ctx, keeper, known, given, rights);
  const user: UserOfCustomer = {
    id: randomUUID(),
    ventureId,
    customerId,
    email: given.email,
    firstName: given.firstName,
    lastName: given.lastName,
    isGuestAccount: false,
    dynamics: true,
    branchId: keeper.branchId,
    ...rights,
    useOrderApiCodit: keeper.useOrderApiCodit,
    isActive: true,
    isBlocked: false,
    createdAt: ctx.clock(),
    updatedAt: ctx.clock(),
    version: 1,
    hasPassword: false,
    lastLoginAt: null,
  };
  const { hasPassword: _, lastLoginAt: __, projectIds, ...row } = user;
  if (!(await addUser(ctx.db, row))) throw new AppError('conflict');
  await setProjectsOf(ctx.db, user.id, projectIds ?? []);
  await audit(ctx.db, caller, {
    kind: 'userInvited',
    at: ctx.clock(),
    userId: user.id,
    detail: `by ${keeper.by.id}`,
  });
  await mailUserInvitation(ctx, keeper, user);
  return describeUser(user, undefined);
}

async function inviteAgain(
  ctx: Context,
  keeper: UserKeeper,
  colleague: UserOfCustomer,
  given: UserInvitation,
): Promise<ManagedUser> {
  if (colleague.hasPassword || !colleague.isActive) {
    throw new AppError('invalidInput', { errors: { email: ['Deze collega staat al tussen je gebruikers'] } });
  }
  // The user has not logged in yet: the manager's latest input counts.
  const { firstName, lastName } = given;
  const rights = await changedRights(
    ctx,
    keeper.customer.customerId,
    colleague,
    given.role === undefined ? { isManager: false, ...given } : given,
  );
  const invited = { ...colleague, firstName, lastName, ...rights };
  await changeUser(ctx.db, colleague.id, { firstName, lastName });
  await saveRights(ctx, colleague.id, rights);
  await mailUserInvitation(ctx, keeper, invited);
  return describeUser(invited, undefined);
}

/**
 * The address has an account with another customer. As with registration, the answer does not reveal it; the owner of
 * the address gets a mail with nothing they could not know.
 */
async function mailToStranger(
  ctx: Context,
  { by, customer }: UserKeeper,
  stranger: SiteUser,
  { firstName, lastName, email }: UserInvitation,
  rights: StoredRights,
): Promise<ManagedUser> {
  const shop = await findVenture(ctx, stranger.ventureId ?? ctx.config.defaultVentureId);
  await sendMail(ctx, {
    to: stranger.email,
    kind: 'invited-elsewhere',
    ventureId: customer.ventureId,
    data: {
      firstName: stranger.firstName,
      invitedBy: by.name,
      company: customer.customerName,
      shop: shop?.name ?? '',
      path: await pagePath(ctx, stranger.ventureId, 'inloggen'),
    },
  });
  return {
    ...{ id: randomUUID(), firstName, lastName, email, active: true, isManager: rights.isManager },
    ...describeRights(rights),
    version: 1,
    state: 'invited',
    lastLoginAt: null,
  };
}

export async function mailUserInvitation(
  ctx: Context,
  { by, customer }: UserKeeper,
  user: Pick<SiteUser, 'id' | 'email' | 'firstName' | 'ventureId'>,
): Promise<void> {
  const { token, expiresAt } = await makePasswordToken(ctx.db, user.id, 'set', ctx.clock());
  await sendMail(ctx, {
    to: user.email,
    kind: 'user-invited',
    ventureId: user.ventureId,
    data: {
      firstName: user.firstName,
      invitedBy: by.name,
      company: customer.customerName,
      path: await passwordPath(ctx, user.ventureId, 'wachtwoord-instellen', { token, email: user.email }),
      validUntil: expiresAt,
    },
  });
}
