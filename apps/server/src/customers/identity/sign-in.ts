import { and, eq, gt } from 'drizzle-orm';
import type { ContextDeps } from '../../foundation/context/context.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { verifyPassword } from '../../foundation/security/password-hash.ts';
import {
  countAttempt,
  deleteOldAttempts,
  networkOf,
  resetAttempts,
  signInPerAccount,
  signInPerAddress,
  uncountAttempt,
} from '../../foundation/security/throttle.ts';
import { audit } from './audit.ts';
import { auditEvents, siteUsers } from './identity.tables.ts';
import { type IssuedTokens, startSession, userColumns } from './sessions.ts';
import { hasEmail } from './site-users.ts';

type SignIn =
  | { tokens: IssuedTokens }
  /**
   * Unknown, wrong password, blocked and inactive give the same answer, so that it does not reveal which accounts
   * exist.
   */
  | { failure: 'incorrect' }
  | { failure: 'tooSoon'; retryAfterSeconds: number };

/** An address the user logged in from recently is familiar. */
const familiarDays = 30;

export async function signIn(deps: ContextDeps, username: string, password: string, caller: Caller): Promise<SignIn> {
  const { db } = deps;
  const now = deps.clock();
  const network = networkOf(caller.address);
  const perAddress = await countAttempt(db, signInPerAddress, network, now);
  if (!perAddress.allowed) return { failure: 'tooSoon', retryAfterSeconds: perAddress.retryAfterSeconds };
  const [user] = await db
    .select({ ...userColumns, passwordHash: siteUsers.passwordHash })
    .from(siteUsers)
    .where(hasEmail(username));
  const perAccount = await countAttempt(db, signInPerAccount, username, now);
  // Guesses from elsewhere must not lock users out at their familiar address.
  if (!perAccount.allowed && !(user && (await isFamiliar(deps, user.id, caller)))) {
    return { failure: 'tooSoon', retryAfterSeconds: perAccount.retryAfterSeconds };
  }

  const holds = await verifyPassword(user?.passwordHash, password);
  if (!user || !holds || user.isBlocked || !user.isActive) {
    const kind = perAccount.allowed && perAccount.held ? 'signInHeld' : 'signInFailed';
    const detail = !user ? 'unknown' : !holds ? 'password' : user.isBlocked ? 'blocked' : 'inactive';
    await audit(db, caller, { kind, at: now, userId: user?.id, detail });
    return { failure: 'incorrect' };
  }

  await deleteOldAttempts(db, now);
  return db.transaction(async (tx) => {
    await resetAttempts(tx, signInPerAccount, username);
    await uncountAttempt(tx, signInPerAddress, network, now);
    const { passwordHash: _, ...siteUser } = user;
    const tokens = await startSession(deps, tx, siteUser);
    await audit(tx, caller, { kind: 'signIn', at: now, userId: user.id, sessionId: tokens.sessionId });
    return { tokens };
  });
}

async function isFamiliar({ db, clock }: ContextDeps, userId: string, caller: Caller): Promise<boolean> {
  const since = new Date(clock().getTime() - familiarDays * 24 * 60 * 60 * 1000);
  const [found] = await db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.userId, userId),
        eq(auditEvents.kind, 'signIn'),
        gt(auditEvents.at, since),
        eq(auditEvents.address, caller.address),
      ),
    )
    .limit(1);
  return found !== undefined;
}
