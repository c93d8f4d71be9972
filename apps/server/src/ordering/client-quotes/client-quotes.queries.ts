import { and, desc, eq, sql } from 'drizzle-orm';
import { takeAdvisoryLock } from '../../foundation/database/advisory-lock.ts';
import type { Database } from '../../foundation/database/database.ts';
import { clientQuoteLogos, clientQuotes } from './client-quotes.tables.ts';

export type QuoteRow = typeof clientQuotes.$inferSelect;
export type QuoteChange = Pick<QuoteRow, 'number' | 'title' | 'total' | 'content'>;

/** Older quotes are not shown. */
const maxShown = 200;

export async function selectQuotes(db: Database, customerId: string): Promise<{ total: number; rows: QuoteRow[] }> {
  const found = await db
    .select({ row: clientQuotes, count: sql<number>`(count(*) over ())::int` })
    .from(clientQuotes)
    .where(eq(clientQuotes.customerId, customerId))
    .orderBy(desc(clientQuotes.updatedAt), desc(clientQuotes.id))
    .limit(maxShown);
  return { total: found[0]?.count ?? 0, rows: found.map(({ row }) => row) };
}

export async function selectQuote(db: Database, customerId: string, quoteId: number): Promise<QuoteRow | undefined> {
  const [row] = await db
    .select()
    .from(clientQuotes)
    .where(and(eq(clientQuotes.id, quoteId), eq(clientQuotes.customerId, customerId)));
  return row;
}

/**
 * The highest number of the year plus one, in the default form. Takes a lock, so that the next caller waits for this
 * one.
 */
export async function nextQuoteNumber(tx: Database, customerId: string, year: string): Promise<string> {
  await takeAdvisoryLock(tx, `client quotes of ${customerId}`);
  const [last] = await tx
    .select({ number: sql<number | null>`max(substring(${clientQuotes.number} from ${`^${year}-(\\d{1,6})$`})::int)` })
    .from(clientQuotes)
    .where(eq(clientQuotes.customerId, customerId));
  return `${year}-${String((last?.number ?? 0) + 1).padStart(3, '0')}`;
}

export async function insertQuote(tx: Database, customerId: string, quote: QuoteChange): Promise<QuoteRow> {
  const [row] = await tx
    .insert(clientQuotes)
    .values({ customerId, ...quote })
    .returning();
  if (!row) throw new Error('a quote was not added');
  return row;
}

/** Returns undefined if it was saved after this version was read. */
export async function updateQuote(
  tx: Database,
  customerId: string,
  quoteId: number,
  version: number,
  change: QuoteChange,
): Promise<QuoteRow | undefined> {
  const isThis = and(eq(clientQuotes.id, quoteId), eq(clientQuotes.customerId, customerId));
  const [row] = await tx
    .update(clientQuotes)
    .set(change)
    .where(and(isThis, eq(clientQuotes.version, version)))
    .returning();
  return row;
}

export async function deleteQuote(tx: Database, customerId: string, quoteId: number): Promise<boolean> {
  const gone = await tx
    .delete(clientQuotes)
    .where(and(eq(clientQuotes.id, quoteId), eq(clientQuotes.customerId, customerId)))
    .returning({ id: clientQuotes.id });
  return gone.length > 0;
}

export type LogoRow = typeof clientQuoteLogos.$inferSelect;

export async function selectLogo(db: Database, customerId: string): Promise<LogoRow | undefined> {
  const [logo] = await db.select().from(clientQuoteLogos).where(eq(clientQuoteLogos.customerId, customerId));
  return logo;
}

export async function upsertLogo(tx: Database, logo: typeof clientQuoteLogos.$inferInsert): Promise<void> {
  const { customerId: _, ...set } = logo;
  await tx.insert(clientQuoteLogos).values(logo).onConflictDoUpdate({ target: clientQuoteLogos.customerId, set });
}

export async function deleteLogo(tx: Database, customerId: string): Promise<void> {
  await tx.delete(clientQuoteLogos).where(eq(clientQuoteLogos.customerId, customerId));
}

/** When one customer is merged into another; the logo of the merged one is deleted, because the other has its own. */
export async function moveClientQuotes(tx: Database, from: string, into: string): Promise<void> {
  await tx.update(clientQuotes).set({ customerId: into }).where(eq(clientQuotes.customerId, from));
  await deleteLogo(tx, from);
}
