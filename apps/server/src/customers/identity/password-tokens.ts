import { and, eq, isNull, lt } from 'drizzle-orm';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import type { Database } from '../../foundation/database/database.ts';
import { hashToken, makeSecretToken } from '../../foundation/database/secret-token.ts';
import { passwordTokens, siteUsers } from './identity.tables.ts';
import { isExpired } from './lifetime.ts';
import { mayLogIn, userColumns } from './sessions.ts';

/** set: the first password of an account; reset: a forgotten password. */
export type PasswordPurpose = 'set' | 'reset';

const hour = 60 * 60 * 1000;
const lifetime: Record<PasswordPurpose, number> = { set: 7 * 24 * hour, reset: hour };

/** For this long a user with an old mail reads that its link has expired, rather than that it is unknown. */
const keptDays = 90;

interface PasswordLink {
  /** Only in the mail; the database has a hash. */
  token: string;
  expiresAt: Date;
}

export async function makePasswordToken(
  tx: Database,
  userId: string,
  purpose: PasswordPurpose,
  now: Date,
): Promise<PasswordLink> {
  const token = makeSecretToken();
  const expiresAt = new Date(now.getTime() + lifetime[purpose]);
  const forgotten = new Date(now.getTime() - keptDays * 24 * hour);
  await tx
    .delete(passwordTokens)
    .where(and(eq(passwordTokens.userId, userId), lt(passwordTokens.expiresAt, forgotten)));
  await tx.insert(passwordTokens).values({ tokenHash: hashToken(token), userId, purpose, expiresAt });
  return { token, expiresAt };
}

type TokenState =
  | { state: 'valid' | 'used' | 'expired'; purpose: PasswordPurpose }
  | { state: 'unknown'; purpose: null };

type Row = Pick<typeof passwordTokens.$inferSelect, 'purpose' | 'expiresAt' | 'usedAt'>;

export async function readPasswordToken(db: Database, token: string, now: Date): Promise<TokenState> {
  const [row] = await db
    .select()
    .from(passwordTokens)
    .where(eq(passwordTokens.tokenHash, hashToken(token)));
  return stateOf(row, now);
}

export async function ownerOfPasswordToken(db: Database, token: string): Promise<SiteUser | undefined> {
  const [user] = await db
    .select(userColumns)
    .from(passwordTokens)
    .innerJoin(siteUsers, eq(siteUsers.id, passwordTokens.userId))
    .where(eq(passwordTokens.tokenHash, hashToken(token)));
  return user;
}

function stateOf(row: Row | undefined, now: Date): TokenState {
  if (!row) return { state: 'unknown', purpose: null };
  const purpose = row.purpose === 'set' ? 'set' : 'reset';
  if (row.usedAt) return { state: 'used', purpose };
  return { state: isExpired(row.expiresAt, now, lifetime[purpose]) ? 'expired' : 'valid', purpose };
}

/** Uses up the token and every other one of that user; of two calls at once one succeeds. */
export async function consumePasswordToken(
  tx: Database,
  token: string,
  emailAddress: string,
  now: Date,
): Promise<{ user: SiteUser } | { failure: Exclude<TokenState['state'], 'valid'> | 'otherAddress' }> {
  const [row] = await tx
    .select()
    .from(passwordTokens)
    .where(eq(passwordTokens.tokenHash, hashToken(token)))
    .for('update');
  const { state } = stateOf(row, now);
  if (!row || state !== 'valid') return { failure: state === 'valid' ? 'unknown' : state };
  const [user] = await tx
    .select(userColumns)
    .from(siteUsers)
    .where(and(eq(siteUsers.id, row.userId), mayLogIn));
  // The links of an account that was blocked since do not work.
  if (!user) return { failure: 'expired' };
  if (user.email.toLowerCase() !== emailAddress.toLowerCase()) return { failure: 'otherAddress' };
  await endPasswordTokens(tx, user.id, now);
  return { user };
}

/** Invalidates the links in all earlier mails to this user. */
export async function endPasswordTokens(tx: Database, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordTokens)
    .set({ usedAt: now })
    .where(and(eq(passwordTokens.userId, userId), isNull(passwordTokens.usedAt)));
}
