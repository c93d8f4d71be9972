import { randomUUID } from 'node:crypto';
import type { QuoteState } from '@bouwpoort/trade/ordering/quote-states';
import { eq } from 'drizzle-orm';
import { siteUsers } from '../src/customers/identity/identity.tables.ts';
import type { Database } from '../src/foundation/database/database.ts';
import {
  quoteFileChunks,
  quoteFiles,
  quoteLines,
  quoteOfferLines,
  quoteOffers,
  quotes,
} from '../src/ordering/quotes/quotes.tables.ts';

/* Quotes in any state, for tests that do not depend on their history. */

export interface PlantedQuote {
  quoteId: number;
  version: number;
  lineId: number;
  fileId: string;
}

interface Asked {
  email: string;
  state: QuoteState;
  variant: { guid: string; code: string };
  /** A text that every answer about it has. */
  mark?: string;
  branchId?: string;
}

/** With one line of ten at € 1,00, and an offer if the state has one. */
export async function plantQuote(db: Database, { email, state, variant, mark = 'Werf', branchId }: Asked) {
  const [user] = await db.select().from(siteUsers).where(eq(siteUsers.email, email));
  if (!user?.customerId || !user.ventureId) throw new Error(`${email} is no user of a customer`);
  const hasOffer = state !== 'draft' && state !== 'requested' && state !== 'inProgress';
  const until = '2026-12-31';
  const at = new Date('2026-11-16T09:00:00+01:00');
  const [quote] = await db
    .insert(quotes)
    .values({
      ...{ number: `OF-T${randomUUID().slice(0, 8)}`, ventureId: user.ventureId, customerId: user.customerId },
      ...{ siteUserId: user.id, askedBy: mark, state, projectName: mark, remarks: mark, createdAt: at },
      ...{ branchId: branchId ?? user.branchId, requestedAt: state === 'draft' ? null : at },
      ...(hasOffer ? { lastOffer: 1, offeredUntil: until, callableUntil: until, amount: '10.00' } : {}),
    })
    .returning();
  if (!quote) throw new Error('no quote');
  const line = { contentId: variant.guid, code: variant.code, name: mark, quantity: '10', unit: 'PCE' };
  const [asked] = await db
    .insert(quoteLines)
    .values({ ...line, quoteId: quote.id, position: 0, offeredPrice: '1', offeredUnit: 'PCE' })
    .returning();
  const fileId = randomUUID();
  await db.insert(quoteFiles).values({
    ...{ id: fileId, quoteId: quote.id, name: 'tekening.pdf', contentType: 'application/pdf', size: 5 },
    ...{ addedBy: mark, createdAt: at },
  });
  await db.insert(quoteFileChunks).values({ fileId, position: 0, bytes: Buffer.from('%PDF-') });
  let lineId = asked?.id ?? 0;
  if (hasOffer) {
    const [offer] = await db
      .insert(quoteOffers)
      .values({
        ...{ quoteId: quote.id, number: 1, sentAt: at, sentBy: 'Marloes', validUntil: until, callOffUntil: until },
        ...{ opening: '', closing: '', amount: '10.00' },
      })
      .returning();
    const isAccepted = state === 'accepted' || null;
    const [offered] = await db
      .insert(quoteOfferLines)
      .values({
        ...line,
        ...{ offerId: offer?.id ?? 0, position: 0, sourceLineId: lineId, askedText: '', note: '', delivery: '' },
        ...{ price: '1', per: 1, priceUnit: 'PCE', priceQuantity: '10', amount: '10.00' },
        ...{ isAccepted, left: isAccepted ? '10' : '0' },
      })
      .returning();
    lineId = offered?.id ?? 0;
  }
  return { quoteId: quote.id, version: quote.version, lineId, fileId };
}
