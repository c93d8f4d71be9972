import { eq } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import type { Database } from '../../foundation/database/database.ts';
import { isUniqueViolation } from '../../foundation/database/unique-violation.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { passwordHash, verifyPassword } from '../../foundation/security/password-hash.ts';
import { type PasswordOwner, refuseGuessablePassword } from '../../foundation/security/password-strength.ts';
import { changePerUser, countAttempt, resetAttempts, signInPerAccount } from '../../foundation/security/throttle.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { audit } from './audit.ts';
import { siteUsers } from './identity.tables.ts';
import { consumePasswordToken, endPasswordTokens, ownerOfPasswordToken, readPasswordToken } from './password-tokens.ts';
import { endSessionsOf } from './sessions.ts';

interface Reset {
  emailAddress: string;
  code: string;
  password: string;
}

/** With the link of a mail. Ends every session that was opened with the old password. */
export async function resetPassword(ctx: Context, reset: Reset, caller: Caller): Promise<void> {
  // Hashing is expensive: check the link first.
  const { state } = await readPasswordToken(ctx.db, reset.code, ctx.clock());
  if (state !== 'valid') throw refusalOf(state);
  const owner = await ownerOfPasswordToken(ctx.db, reset.code);
  if (owner) await refuseGuessable(ctx, reset.password, owner);
  const hashed = await passwordHash.make(reset.password);
  const result = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock();
    const spent = await consumePasswordToken(tx, reset.code, reset.emailAddress, now);
    if ('failure' in spent) return spent;
    await storePassword(ctx, tx, spent.user, hashed);
    await endSessionsOf(tx, spent.user.id, 'passwordReset', now);
    await resetAttempts(tx, signInPerAccount, spent.user.email);
    await audit(tx, caller, { kind: 'passwordReset', at: now, userId: spent.user.id });
    return spent;
  });
  if ('failure' in result) throw refusalOf(result.failure);
}

function refusalOf(failure: 'unknown' | 'used' | 'expired' | 'otherAddress'): AppError {
  if (failure === 'otherAddress') {
    return new AppError('invalidInput', { errors: { emailAddress: ['Deze link hoort bij een ander e-mailadres'] } });
  }
  const codes = { unknown: 'linkUnknown', used: 'linkUsed', expired: 'linkExpired' } as const;
  return new AppError(codes[failure]);
}

interface Change {
  oldPassword: string;
  password: string;
}

/** The session that makes the call continues; every other one ends. */
export async function changePassword(
  ctx: Context,
  session: { id: string; user: SiteUser },
  change: Change,
  caller: Caller,
): Promise<void> {
  const { user } = session;
  // Throttled, so that a stolen session cannot be used to guess the password.
  const counted = await countAttempt(ctx.db, changePerUser, user.id, ctx.clock());
  if (!counted.allowed) throw new AppError('tooManyRequests');
  const [stored] = await ctx.db
    .select({ passwordHash: siteUsers.passwordHash })
    .from(siteUsers)
    .where(eq(siteUsers.id, user.id));
  if (!(await verifyPassword(stored?.passwordHash, change.oldPassword))) {
    await audit(ctx.db, caller, {
      kind: 'passwordChangeFailed',
      at: ctx.clock(),
      userId: user.id,
      sessionId: session.id,
    });
    throw new AppError('invalidInput', { errors: { oldPassword: ['Dit is niet je huidige wachtwoord'] } });
  }
  await refuseGuessable(ctx, change.password, user);
  const hashed = await passwordHash.make(change.password);
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock();
    await storePassword(ctx, tx, user, hashed);
    await endSessionsOf(tx, user.id, 'passwordChanged', now, session.id);
    await endPasswordTokens(tx, user.id, now);
    await resetAttempts(tx, changePerUser, user.id);
    await audit(tx, caller, { kind: 'passwordChanged', at: now, userId: user.id, sessionId: session.id });
  });
}

/** The owner is mailed about every change, in the same transaction. */
async function storePassword(ctx: Context, db: Database, user: SiteUser, hashed: string): Promise<void> {
  try {
    await db.update(siteUsers).set({ passwordHash: hashed }).where(eq(siteUsers.id, user.id));
  } catch (error) {
    // A guest becomes the account of an address with a first password; an address has one account.
    if (!isUniqueViolation(error, 'site_user')) throw error;
    throw new AppError('linkUsed', { detail: 'Bij dit e-mailadres hoort al een account. Log daarmee in.' });
  }
  const tx = { ...ctx, db };
  await sendMail(tx, {
    to: user.email,
    kind: 'password-changed',
    ventureId: user.ventureId,
    data: {
      firstName: user.firstName,
      changedAt: ctx.clock(),
      path: await passwordPath(tx, user.ventureId, 'wachtwoord-vergeten'),
    },
  });
}

/** The storefront's password pages, for links in mails. Without a shop it is the portal's page, at the root. */
export async function passwordPath(
  ctx: Context,
  ventureId: string | null,
  page: 'wachtwoord-vergeten' | 'wachtwoord-instellen',
  query: Record<string, string> = {},
): Promise<string> {
  const venture = await findVenture(ctx, ventureId ?? ctx.config.defaultVentureId);
  if (!venture) throw new Error(`There is no venture ${ventureId} to link to.`);
  const search = new URLSearchParams(query).toString();
  return `${venture.hasShop ? `/${venture.path}` : ''}/${page}${search === '' ? '' : `?${search}`}`;
}

/** Knows the shop's name too, which is an easy guess. */
export async function refuseGuessable(
  ctx: Context,
  password: string,
  { ventureId, ...owner }: PasswordOwner & { ventureId: string | null },
): Promise<void> {
  const venture = ventureId === null ? undefined : await findVenture(ctx, ventureId);
  await refuseGuessablePassword(password, { ...owner, shopName: venture?.name });
}
