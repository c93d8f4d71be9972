import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { newsletterSubscriptions } from './newsletter.tables.ts';
import {
  confirmLink,
  findLink,
  mailsOfToday,
  type Subscription,
  unsubscribeLink,
  useConfirmLinks,
} from './newsletter-links.ts';

interface Asked {
  emailAddress: string;
  ventureId: string;
}

/** A second click, or a job that runs twice, is not a second request. */
const repeatWindowMs = 60_000;
/** Nobody's inbox is filled by somebody else. */
const mailsPerDay = 4;

function isOnList({ confirmedAt, unsubscribedAt }: Subscription): boolean {
  return confirmedAt !== null && unsubscribedAt === null;
}

/** An address counts once it is confirmed by mail; a subscriber who is on the list already is told just that. */
export async function requestConfirmation(ctx: Context, asked: Asked): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const now = ctx.clock();
    const subscription = await lockSubscription(tx, asked);
    const { count, last } = await mailsOfToday(db, subscription.id, now);
    if (count >= mailsPerDay || (last && now.getTime() - last.getTime() < repeatWindowMs)) return;
    if (isOnList(subscription)) return mailWelcome(tx, subscription, true);
    const { path, validUntil } = await confirmLink(tx, subscription);
    const { page, oneClick } = await unsubscribeLink(tx, subscription);
    await sendMail(tx, {
      to: subscription.emailAddress,
      kind: 'newsletter-confirmation',
      ventureId: subscription.ventureId,
      data: { path, validUntil, unsubscribePath: page },
      unsubscribePath: oneClick,
    });
  });
}

/** For an address that was proven another way, such as by the link of an activation mail. */
export async function addSubscriber(ctx: Context, asked: Asked): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const subscription = await lockSubscription(tx, asked);
    if (!isOnList(subscription)) await activateSubscription(tx, subscription);
  });
}

export async function confirmSubscription(ctx: Context, token: string): Promise<'confirmed' | 'already'> {
  return ctx.db.transaction(async (tx) => {
    const found = await findLink(tx, token, 'confirm');
    if (!found) {
      throw new AppError('linkUnknown', { detail: 'Controleer of je de hele link uit de mail hebt geopend.' });
    }
    const { link, subscription } = found;
    if (link.usedAt && isOnList(subscription)) return 'already';
    if (link.usedAt) {
      throw new AppError('linkUsed', { detail: 'Je hebt je daarna afgemeld. Schrijf je opnieuw in als je dat wilt.' });
    }
    if (link.expiresAt && link.expiresAt <= ctx.clock()) {
      throw new AppError('linkExpired', { detail: 'Schrijf je opnieuw in, dan krijg je een nieuwe link.' });
    }
    await activateSubscription({ ...ctx, db: tx }, subscription);
    return 'confirmed';
  });
}

/** Whatever became of the address since: this person wants no more of these mails. */
export async function unsubscribe(ctx: Context, token: string): Promise<'unsubscribed' | 'already'> {
  return ctx.db.transaction(async (tx) => {
    const found = await findLink(tx, token, 'unsubscribe');
    if (!found) {
      throw new AppError('linkUnknown', {
        detail: 'Deze link werkt niet (meer). Krijg je nog steeds nieuwsbrieven? Gebruik dan de link in de laatste.',
      });
    }
    const { subscription } = found;
    if (subscription.unsubscribedAt) return 'already';
    const now = ctx.clock();
    await useConfirmLinks(tx, subscription.id, now);
    await tx
      .update(newsletterSubscriptions)
      .set({ unsubscribedAt: now })
      .where(eq(newsletterSubscriptions.id, subscription.id));
    return 'unsubscribed';
  });
}

/** Which venture's page the link of a mail belongs to; nothing is changed. */
export async function ventureOfUnsubscribeLink(ctx: Context, token: string): Promise<string | undefined> {
  return ctx.db.transaction(async (tx) => (await findLink(tx, token, 'unsubscribe'))?.subscription.ventureId);
}

/** One row per address, however often and by whom it is asked for at the same moment. */
async function lockSubscription(ctx: Context, { emailAddress, ventureId }: Asked): Promise<Subscription> {
  const table = newsletterSubscriptions;
  const askedAt = ctx.clock();
  await ctx.db.insert(table).values({ id: randomUUID(), ventureId, emailAddress, askedAt }).onConflictDoNothing();
  const [subscription] = await ctx.db
    .update(table)
    .set({ askedAt })
    .where(and(eq(table.ventureId, ventureId), eq(sql`lower(${table.emailAddress})`, emailAddress.toLowerCase())))
    .returning();
  if (!subscription) throw new Error('The subscription was not written.');
  return subscription;
}

async function activateSubscription(ctx: Context, subscription: Subscription): Promise<void> {
  const now = ctx.clock();
  await useConfirmLinks(ctx.db, subscription.id, now);
  await ctx.db
    .update(newsletterSubscriptions)
    .set({ confirmedAt: now, unsubscribedAt: null })
    .where(eq(newsletterSubscriptions.id, subscription.id));
  await mailWelcome(ctx, subscription, false);
}

async function mailWelcome(ctx: Context, subscription: Subscription, already: boolean): Promise<void> {
  const { page, oneClick } = await unsubscribeLink(ctx, subscription);
  await sendMail(ctx, {
    to: subscription.emailAddress,
    kind: 'newsletter-welcome',
    ventureId: subscription.ventureId,
    data: { already, unsubscribePath: page },
    unsubscribePath: oneClick,
  });
}
