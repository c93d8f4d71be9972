import { and, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { daysBefore } from '../../foundation/jobs/days-before.ts';
import { newsletterLinks, newsletterSubscriptions } from './newsletter.tables.ts';

/** Of somebody who never confirmed we have no reason to keep the address; of who left, only to say so for a while. */
export async function cleanUpNewsletter({ db, config, clock }: Context): Promise<Record<string, number | null>> {
  const [now, { keep }] = [clock(), config];
  const { askedAt, confirmedAt, unsubscribedAt } = newsletterSubscriptions;
  const unconfirmed = and(isNull(confirmedAt), lt(askedAt, daysBefore(now, keep.unconfirmed)));
  const over = daysBefore(now, keep.links);
  const addresses = await db.delete(newsletterSubscriptions).where(or(unconfirmed, lt(unsubscribedAt, over)));
  const links = await db.delete(newsletterLinks).where(lt(newsletterLinks.expiresAt, over));
  return { newsletterAddresses: addresses.rowCount, newsletterLinks: links.rowCount };
}
