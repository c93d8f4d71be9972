import type { ManagedUser, userRoutes } from '@bouwpoort/contract/customers/users';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import {
  audit,
  changeUser,
  disableAccount,
  endPasswordTokens,
  endSessionsOf,
  findUserByEmail,
  lockUsersOf,
  readUserOf,
  type UserOfCustomer,
} from '../identity/identity.ts';
import { mailUserInvitation } from './managed-user-invite.ts';
import { changedRights, saveRights } from './managed-user-rights.ts';
import { describeUser, keeperOf, type Manager, managersOnly, type UserKeeper } from './managed-users.ts';
import { approveRegistration, revokeApproval } from './registration-approval.ts';
import { lockEmailAddress } from './registration-invitation.ts';
import { lockRegistrationOf, openRegistrationsOf, type Registration } from './registration-state.ts';
import { pagePath } from './registration-venture.ts';

type UserEdit = z.output<typeof userRoutes.edit.body>;

/** Reads without a lock: refuses users of another customer, and an invalid id. */
export async function requireUserOf(ctx: Context, customerId: string, userId: string): Promise<UserOfCustomer> {
  const user = z.uuid().safeParse(userId).success ? await readUserOf(ctx.db, customerId, userId) : undefined;
  if (!user) throw new AppError('notFound', { detail: 'Deze gebruiker hoort niet bij je bedrijf.' });
  return user;
}

export function hasOtherAddress(user: UserOfCustomer, given: UserEdit): boolean {
  return user.email.toLowerCase() !== given.email.toLowerCase();
}

/** All or nothing. The caller must still be a manager at that moment. */
export function editUser(ctx: Context, by: Manager, given: UserEdit, caller: Caller): Promise<ManagedUser> {
  return ctx.db.transaction((tx) =>
    edit({ ...ctx, db: tx }, keeperOf(by), given, caller, (held) => {
      const manager = held.find(({ id }) => id === by.manager.id);
      if (!manager?.isManager || !mayAct(manager)) throw managersOnly();
    }),
  );
}

/** By the venture itself, in the caller's transaction, without the approval of a manager. */
export function editUserByVenture(
  tx: Context,
  keeper: UserKeeper,
  given: UserEdit,
  caller: Caller,
): Promise<ManagedUser> {
  return edit(tx, keeper, given, caller, () => undefined);
}

async function edit(
  tx: Context,
  keeper: UserKeeper,
  given: UserEdit,
  caller: Caller,
  refuse: (held: readonly UserOfCustomer[]) => void,
): Promise<ManagedUser> {
  const { customerId } = keeper.customer;
  await lockEmailAddress(tx.db, given.email);
  const registration = await lockRegistrationOf(tx.db, given.id, customerId);
  const held = await lockUsersOf(tx.db, customerId, [keeper.by.id, given.id]);
  refuse(held);
  const user = held.find(({ id }) => id === given.id);
  if (!user) throw new AppError('notFound');
  if (given.version !== undefined && given.version !== user.version) {
    throw new AppError('conflict', { detail: 'Deze gebruiker is intussen veranderd. Kijk het nog eens na.' });
  }
  const rights = await changedRights(tx, customerId, user, given);
  keepAManager(held, user, { ...given, isManager: rights.isManager });

  await changeDetails(tx, keeper, user, given, caller);
  await saveRights(tx, user.id, rights);
  await changeState(tx, keeper, { user: { ...user, ...rights }, registration }, given, caller);
  const [changed, open] = [await requireUserOf(tx, customerId, user.id), await openRegistrationsOf(tx.db, [user.id])];
  return describeUser(changed, changed.isActive ? undefined : open.get(user.id));
}

/** An invited user without a password cannot act as a manager. */
function mayAct(user: UserOfCustomer): boolean {
  return user.isActive && !user.isBlocked && user.hasPassword;
}

/** The last active manager cannot be deactivated or demoted (decisions, Registration). */
function keepAManager(held: readonly UserOfCustomer[], user: UserOfCustomer, given: UserEdit): void {
  const managers = held.filter((one) => one.isManager && mayAct(one));
  const stays = given.active && given.isManager;
  if (stays || !managers.some(({ id }) => id === user.id) || managers.length > 1) return;
  const message = 'Dit is de enige beheerder. Maak eerst een collega beheerder.';
  throw new AppError('invalidInput', {
    detail: message,
    errors: { [given.active ? 'isManager' : 'active']: [message] },
  });
}

async function changeDetails(
  ctx: Context,
  keeper: UserKeeper,
  user: UserOfCustomer,
  given: UserEdit,
  caller: Caller,
): Promise<void> {
  const { firstName, lastName, email } = given;
  const moved = hasOtherAddress(user, given);
  // An address has one account across all ventures; the answer does not reveal whose.
  if (moved && (await findUserByEmail(ctx.db, email))) {
    throw new AppError('invalidInput', { errors: { email: ['Dit e-mailadres kun je hier niet gebruiken'] } });
  }
  await changeUser(ctx.db, user.id, { firstName, lastName, email });
  const event = { at: ctx.clock(), userId: user.id, detail: `by ${keeper.by.id}` };
  await audit(ctx.db, caller, { kind: 'userChanged', ...event });
  if (!moved) return;
  await audit(ctx.db, caller, { kind: 'emailChanged', ...event });
  await endPasswordTokens(ctx.db, user.id, event.at);
  const changed = { ...user, firstName, email };
  if (!user.hasPassword) {
    if (user.isActive && given.active) await mailUserInvitation(ctx, keeper, changed);
    return;
  }
  const data = {
    firstName,
    changedBy: keeper.by.name,
    newEmail: email,
    path: await pagePath(ctx, user.ventureId, 'inloggen'),
  };
  // The old address is mailed too, so that a user does not lose a login without notice.
  for (const to of [user.email, email]) {
    await sendMail(ctx, { to, kind: 'email-changed', ventureId: user.ventureId, data });
  }
}

async function changeState(
  ctx: Context,
  keeper: UserKeeper,
  { user: before, registration }: { user: UserOfCustomer; registration: Registration | undefined },
  { firstName, lastName, email, active }: UserEdit,
  caller: Caller,
): Promise<void> {
  const user = { ...before, firstName, lastName, email };
  const { isManager } = before;
  const state = user.isActive ? undefined : registration?.state;
  if (registration && state === 'approval') {
    if (active) await approveRegistration(ctx, { registration, user }, { isManager, by: keeper.by.id }, caller);
  } else if (registration && state === 'activation') {
    if (!active) await revokeApproval(ctx, { registration, user });
  } else if (user.isActive && !active) {
    await disableAccount(ctx, user.id, 'deactivated', caller);
    await endPasswordTokens(ctx.db, user.id, ctx.clock());
  } else if (!user.isActive && active) {
    const at = ctx.clock();
    await changeUser(ctx.db, user.id, { isActive: true });
    // A login during the deactivation must not create a session.
    await endSessionsOf(ctx.db, user.id, 'deactivated', at);
    await audit(ctx.db, caller, { kind: 'accountReactivated', at, userId: user.id, detail: `by ${keeper.by.id}` });
    if (!user.hasPassword) await mailUserInvitation(ctx, keeper, user);
  }
}
