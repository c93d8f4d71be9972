import { eq } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { audit } from './audit.ts';
import { siteUsers } from './identity.tables.ts';
import { endSessionsOf } from './sessions.ts';

/* What other domains may use of identity. */

export { audit } from './audit.ts';
export { countUsersOf, moveUsers, unblockAccount } from './customer-users.ts';
export { describeSiteUser } from './describe-site-user.ts';
export { listUsersOf, lockUsersOf, readUserOf, type UserOfCustomer } from './managed-users.queries.ts';
export { issueCookies } from './open-session.ts';
export { pageSession } from './page-session.ts';
export { mailPasswordLink } from './password-link-mail.ts';
export { endPasswordTokens, makePasswordToken } from './password-tokens.ts';
export { passwordPath, refuseGuessable } from './passwords.ts';
export { endSession, endSessionsOf, type IssuedTokens, startSession } from './sessions.ts';
export {
  addUser,
  changeUser,
  findUser,
  findUserByEmail,
  listActiveColleagues,
  listActiveManagers,
  lockUser,
  removeUser,
  setProjectsOf,
} from './site-users.ts';
export { tokenAnswer } from './token-answer.ts';
export { listColleagues } from './user-projects.ts';
export { listViewsOf, startViewSession } from './view-sessions.ts';

/** Ends every session of the account, and prevents new ones. */
export async function disableAccount(
  ctx: Context,
  userId: string,
  how: 'blocked' | 'deactivated',
  caller: Caller,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const at = ctx.clock();
    const shut = how === 'blocked' ? { isBlocked: true } : { isActive: false };
    await tx.update(siteUsers).set(shut).where(eq(siteUsers.id, userId));
    await endSessionsOf(tx, userId, 'deactivated', at);
    await audit(tx, caller, { kind: how === 'blocked' ? 'accountBlocked' : 'accountDeactivated', at, userId });
  });
}
