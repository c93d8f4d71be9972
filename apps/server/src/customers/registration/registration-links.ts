import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { hashToken, makeSecretToken } from '../../foundation/database/secret-token.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { registrationLinks } from './registration.tables.ts';

export type RegistrationLink = typeof registrationLinks.$inferSelect;
type Purpose = RegistrationLink['purpose'];

/** A manager may be on holiday; a new activation link is sent on registering again. */
const lifetimeDays: Record<Purpose, number> = { approve: 30, activate: 7 };

interface NewLink {
  registrationId: string;
  purpose: Purpose;
  managerId?: string;
}

/** Only the mail has the token; the database has a hash. */
export async function makeLink(tx: Database, link: NewLink, now: Date): Promise<{ token: string; expiresAt: Date }> {
  const token = makeSecretToken();
  const expiresAt = new Date(now.getTime() + lifetimeDays[link.purpose] * 24 * 60 * 60 * 1000);
  await tx.insert(registrationLinks).values({ ...link, tokenHash: hashToken(token), expiresAt });
  return { token, expiresAt };
}

/** Includes used ones; the caller decides what that means. */
export async function findLink(db: Database, token: string, purpose: Purpose, now: Date): Promise<RegistrationLink> {
  const [link] = await db
    .select()
    .from(registrationLinks)
    .where(and(eq(registrationLinks.tokenHash, hashToken(token)), eq(registrationLinks.purpose, purpose)));
  if (!link) throw new AppError('linkUnknown');
  if (!link.usedAt && link.expiresAt <= now) throw new AppError('linkExpired');
  return link;
}

/** Uses up every link of this kind: the others cannot undo the decision. */
export async function useLinks(tx: Database, registrationId: string, purpose: Purpose, now: Date): Promise<void> {
  const table = registrationLinks;
  await tx
    .update(table)
    .set({ usedAt: now })
    .where(and(eq(table.registrationId, registrationId), eq(table.purpose, purpose), isNull(table.usedAt)));
}
