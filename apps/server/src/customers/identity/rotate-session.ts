import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { ContextDeps } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { hashToken } from '../../foundation/database/secret-token.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { audit } from './audit.ts';
import { refreshTokens, sessions, siteUsers } from './identity.tables.ts';
import { isExpired } from './lifetime.ts';
import {
  endSession,
  type IssuedTokens,
  issueTokens,
  mayLogIn,
  refreshExpiry,
  refreshLifetime,
  storeRefreshToken,
  userColumns,
} from './sessions.ts';

/**
 * The refresh token that follows another. It is derived, not random, so that two tabs that renew at once can get the
 * same one although the database has only its hash. Nobody else can predict it: deriving it takes the previous token,
 * the salt in the database and the program's secret.
 */
export function deriveNextRefreshToken(token: string, salt: string, secret: string): string {
  return createHmac('sha256', secret).update(`refresh token ${salt} ${token}`).digest('base64url');
}

/**
 * For two tabs, or an answer that was lost: within this time a used refresh token still gives its successor, as long as
 * the successor is unused. This is safe: a thief with a copy gets nothing more than by coming first, and from then on
 * thief and owner hold the same token. The one who renews second after this period reveals the theft, and the session
 * ends for both. There is never a second chain of tokens.
 */
export const graceMs = 30_000;

/** 'refused': unknown, expired or of an ended session. 'spent': used before. */
type Rotation = { tokens: IssuedTokens } | { failure: 'refused' | 'spent' };

/**
 * Gives the successor of a refresh token. The row of the token stays locked meanwhile, so that of several processes
 * with the same token one creates the successor and the others find it. `onReuse: 'end'` is the rule (RFC 9700 4.14.2);
 * an automatic renewal uses 'keep', because it comes with a valid access token and is late rather than stolen.
 */
export async function rotateSession(
  deps: ContextDeps,
  refreshToken: string,
  caller: Caller,
  onReuse: 'end' | 'keep',
): Promise<Rotation> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const tokenHash = hashToken(refreshToken);
    const own = eq(refreshTokens.tokenHash, tokenHash);
    const [token] = await tx.select().from(refreshTokens).where(own).for('update');
    if (!token || isExpired(token.expiresAt, now, refreshLifetime(deps))) return { failure: 'refused' };
    const [user] = await tx
      .select(userColumns)
      .from(sessions)
      .innerJoin(siteUsers, eq(siteUsers.id, sessions.userId))
      .where(and(eq(sessions.id, token.sessionId), isNull(sessions.endedAt), mayLogIn));
    if (!user) return { failure: 'refused' };

    if (token.usedAt === null) {
      const successorSalt = randomBytes(16).toString('base64url');
      const successor = deriveNextRefreshToken(refreshToken, successorSalt, deps.tokenSecret);
      await tx
        .update(refreshTokens)
        .set({ usedAt: now, successorSalt, successorHash: hashToken(successor) })
        .where(own);
      await storeRefreshToken(deps, tx, token.sessionId, successor);
      await tx
        .update(sessions)
        .set({ expiresAt: refreshExpiry(deps) })
        .where(eq(sessions.id, token.sessionId));
      const expired = and(eq(refreshTokens.sessionId, token.sessionId), lt(refreshTokens.expiresAt, now));
      await tx.delete(refreshTokens).where(expired);
      return { tokens: await issueTokens(deps, token.sessionId, user, successor) };
    }

    if (await inGrace(tx, token, now)) {
      const successor = deriveNextRefreshToken(refreshToken, token.successorSalt ?? '', deps.tokenSecret);
      return { tokens: await issueTokens(deps, token.sessionId, user, successor) };
    }
    if (onReuse === 'end') {
      await endSession(tx, token.sessionId, 'reuse', now);
      await audit(tx, caller, { kind: 'refreshReuse', at: now, userId: user.id, sessionId: token.sessionId });
    }
    return { failure: 'spent' };
  });
}

async function inGrace(tx: Database, token: typeof refreshTokens.$inferSelect, now: Date): Promise<boolean> {
  if (!token.usedAt || !token.successorHash) return false;
  // Both directions: a use in the future comes from a clock that was set back since, and is long ago.
  if (Math.abs(now.getTime() - token.usedAt.getTime()) > graceMs) return false;
  const [unused] = await tx
    .select({ tokenHash: refreshTokens.tokenHash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.tokenHash, token.successorHash), isNull(refreshTokens.usedAt)));
  return unused !== undefined;
}
