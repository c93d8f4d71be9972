import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { hashToken, makeSecretToken } from '../../foundation/database/secret-token.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { newsletterLinks, newsletterSubscriptions } from './newsletter.tables.ts';

type Purpose = 'confirm' | 'unsubscribe';
export type Subscription = typeof newsletterSubscriptions.$inferSelect;
type NewsletterLink = typeof newsletterLinks.$inferSelect;

const day = 24 * 60 * 60 * 1000;
const confirmDays = 7;

async function makeLink(tx: Database, subscriptionId: string, purpose: Purpose, now: Date) {
  const token = makeSecretToken();
  const expiresAt = purpose === 'confirm' ? new Date(now.getTime() + confirmDays * day) : null;
  await tx
    .insert(newsletterLinks)
    .values({ tokenHash: hashToken(token), subscriptionId, purpose, createdAt: now, expiresAt });
  return { token, expiresAt };
}

/** The storefront's page where somebody confirms: a mail scanner that opens every link must not confirm. */
export async function confirmLink(ctx: Context, { id, ventureId }: Subscription) {
  const { token, expiresAt } = await makeLink(ctx.db, id, 'confirm', ctx.clock());
  if (!expiresAt) throw new Error('A link to confirm with has an end.');
  return { path: await pagePath(ctx, ventureId, 'nieuwsbrief-bevestigen', token), validUntil: expiresAt };
}

/** Two ways out of a mail: the page for a person, the address for the button of a mail program (RFC 8058). */
export async function unsubscribeLink(ctx: Context, { id, ventureId }: Subscription) {
  const { token } = await makeLink(ctx.db, id, 'unsubscribe', ctx.clock());
  const page = await pagePath(ctx, ventureId, 'nieuwsbrief-afmelden', token);
  return { page, oneClick: `/api/newsletter/unsubscribe/${token}` };
}

export async function pagePath(
  ctx: Context,
  ventureId: string,
  page: 'nieuwsbrief-bevestigen' | 'nieuwsbrief-afmelden',
  token: string,
): Promise<string> {
  const venture = await findVenture(ctx, ventureId);
  if (!venture) throw new Error(`There is no venture ${ventureId} to link to.`);
  return `/${venture.path}/${page}?${new URLSearchParams({ token })}`;
}

/** With its subscription, which stays held until the caller's transaction ends. */
export async function findLink(
  tx: Database,
  token: string,
  purpose: Purpose,
): Promise<{ link: NewsletterLink; subscription: Subscription } | undefined> {
  const [found] = await tx
    .select({ link: newsletterLinks, subscription: newsletterSubscriptions })
    .from(newsletterLinks)
    .innerJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, newsletterLinks.subscriptionId))
    .where(and(eq(newsletterLinks.tokenHash, hashToken(token)), eq(newsletterLinks.purpose, purpose)))
    .for('update');
  return found;
}

/** What one of them did, the others cannot do again. */
export async function useConfirmLinks(tx: Database, subscriptionId: string, now: Date): Promise<void> {
  const own = and(eq(newsletterLinks.subscriptionId, subscriptionId), eq(newsletterLinks.purpose, 'confirm'));
  await tx
    .update(newsletterLinks)
    .set({ usedAt: now })
    .where(and(own, isNull(newsletterLinks.usedAt)));
}

/** Every mail has one link to unsubscribe: so many mails went out today, and the last one then. */
export async function mailsOfToday(tx: Database, subscriptionId: string, now: Date) {
  const since = new Date(now.getTime() - day).toISOString();
  const [counted] = await tx
    .select({ count: sql<number>`count(*)::int`, last: max(newsletterLinks.createdAt) })
    .from(newsletterLinks)
    .where(
      and(
        eq(newsletterLinks.subscriptionId, subscriptionId),
        eq(newsletterLinks.purpose, 'unsubscribe'),
        sql`${newsletterLinks.createdAt} > ${since}::timestamptz`,
      ),
    );
  return { count: counted?.count ?? 0, last: counted?.last ?? null };
}
