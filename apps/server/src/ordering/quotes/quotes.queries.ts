import { and, asc, desc, eq, gt, inArray, ne, not, or, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { keysetOrder, toPage } from '../../foundation/database/keyset.ts';
import { statement } from '../../foundation/database/prepared.ts';
import { quoteFiles, quoteLines, quoteMessages, quoteOfferLines, quoteOffers, quotes } from './quotes.tables.ts';

export type QuoteRow = typeof quotes.$inferSelect;
export type QuoteLineRow = typeof quoteLines.$inferSelect;
type OfferRow = typeof quoteOffers.$inferSelect;
export type OfferLineRow = typeof quoteOfferLines.$inferSelect;
export type QuoteFileRow = typeof quoteFiles.$inferSelect;
type QuoteMessageRow = typeof quoteMessages.$inferSelect;

/** A quote with everything that belongs to it. */
export interface WholeQuote {
  row: QuoteRow;
  lines: QuoteLineRow[];
  /** The last one first, each with its lines. */
  offers: { offer: OfferRow; lines: OfferLineRow[] }[];
  files: QuoteFileRow[];
  messages: QuoteMessageRow[];
}

interface ReadOptions {
  /** Locks the row for update, and waits for a concurrent writer. */
  lock?: boolean;
  customerId?: string;
}

export async function selectQuote(
  db: Database,
  quoteId: number,
  { lock, customerId }: ReadOptions = {},
): Promise<QuoteRow | undefined> {
  const query = db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, quoteId), customerId === undefined ? undefined : eq(quotes.customerId, customerId)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** One query after the other: a transaction has one connection. */
export async function readWhole(db: Database, row: QuoteRow): Promise<WholeQuote> {
  const lines = await db
    .select()
    .from(quoteLines)
    .where(eq(quoteLines.quoteId, row.id))
    .orderBy(asc(quoteLines.position), asc(quoteLines.id));
  const offers = await db
    .select()
    .from(quoteOffers)
    .where(eq(quoteOffers.quoteId, row.id))
    .orderBy(desc(quoteOffers.number));
  const offerLines =
    offers.length === 0
      ? []
      : await db
          .select()
          .from(quoteOfferLines)
          .where(
            inArray(
              quoteOfferLines.offerId,
              offers.map(({ id }) => id),
            ),
          )
          .orderBy(asc(quoteOfferLines.position));
  const linesOf = Map.groupBy(offerLines, ({ offerId }) => offerId);
  const files = await db
    .select()
    .from(quoteFiles)
    .where(eq(quoteFiles.quoteId, row.id))
    .orderBy(asc(quoteFiles.createdAt), asc(quoteFiles.id));
  const messages = await db
    .select()
    .from(quoteMessages)
    .where(eq(quoteMessages.quoteId, row.id))
    .orderBy(asc(quoteMessages.id));
  return {
    row,
    lines,
    offers: offers.map((offer) => ({ offer, lines: linesOf.get(offer.id) ?? [] })),
    files,
    messages,
  };
}

export type ListedQuote = QuoteRow & { lineCount: number };

interface QuoteReader {
  customerId: string;
  siteUserId: string;
  /** The projects they work for; null for all. */
  projectIds: readonly number[] | null;
}

/** The customer's, newest first; drafts are visible to their author only. */
export async function selectQuotesOf(
  db: Database,
  { customerId, siteUserId, projectIds }: QuoteReader,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ rows: ListedQuote[]; nextCursor: string | null }> {
  const askedAt = sql`coalesce(${quotes.requestedAt}, ${quotes.createdAt})`;
  const { following, orderBy } = keysetOrder(
    { key: askedAt, type: 'timestamptz', id: quotes.id, idType: 'int' },
    { direction: 'desc', cursor },
  );
  const rows = await db
    .select({ quote: quotes, lineCount: lineCount, sortedBy: sql<string>`${askedAt}::text` })
    .from(quotes)
    .where(
      and(
        eq(quotes.customerId, customerId),
        or(ne(quotes.state, 'draft'), eq(quotes.siteUserId, siteUserId)),
        projectIds === null
          ? undefined
          : or(eq(quotes.siteUserId, siteUserId), inArray(quotes.projectId, [...projectIds])),
        // A quote that staff started is hidden until its first offer.
        or(not(quotes.isOurs), gt(quotes.lastOffer, 0)),
        // A draft that was discarded was never visible to anyone else.
        or(ne(quotes.state, 'withdrawn'), sql`${quotes.requestedAt} is not null`),
        following,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit + 1);
  const page = toPage(rows, limit, ({ quote, sortedBy }) => [sortedBy, String(quote.id)]);
  return { ...page, rows: page.rows.map((one) => ({ ...one.quote, lineCount: one.lineCount })) };
}

/** For the quotes of a project that were requested: the last offer, if there is one, and every file. */
export async function selectDocumentsOf(
  db: Database,
  { customerId, projectId }: { customerId: string; projectId: number },
): Promise<{ offers: { quoteId: number; number: string; sentAt: Date }[]; files: QuoteDocument[] }> {
  const asked = and(
    eq(quotes.customerId, customerId),
    eq(quotes.projectId, projectId),
    sql`${quotes.requestedAt} is not null`,
  );
  const offers = await db
    .select({ quoteId: quotes.id, number: quotes.number, sentAt: quoteOffers.sentAt })
    .from(quotes)
    .innerJoin(quoteOffers, and(eq(quoteOffers.quoteId, quotes.id), eq(quoteOffers.number, quotes.lastOffer)))
    .where(asked)
    .orderBy(desc(quoteOffers.sentAt), desc(quotes.id))
    .limit(maxDocuments);
  const files = await db
    .select({ file: quoteFiles, number: quotes.number })
    .from(quotes)
    .innerJoin(quoteFiles, eq(quoteFiles.quoteId, quotes.id))
    .where(asked)
    .orderBy(desc(quoteFiles.createdAt), asc(quoteFiles.id))
    .limit(maxDocuments);
  return { offers, files: files.map(({ file, number }) => ({ ...file, number })) };
}

type QuoteDocument = QuoteFileRow & { number: string };
/** The page of a project shows no more; the others are found with their quotes. */
const maxDocuments = 100;

export const lineCount = sql<number>`(
  select count(*)::int from ${quoteLines} line where line.quote_id = ${quotes.id})`;

const numbered = statement<{ number: string }>(
  'next_quote_number',
  `select 'OF-' || $1 || nextval('quote_number') as number`,
);

export async function nextQuoteNumber(ctx: Context, ventureId: string): Promise<string> {
  const [row] = await numbered(ctx.db, [ventureId]);
  if (!row) throw new Error('the database gave no number');
  return row.number;
}

export async function moveQuotes(tx: Database, from: string, into: string): Promise<void> {
  await tx.update(quotes).set({ customerId: into }).where(eq(quotes.customerId, from));
}

export async function changeQuote(
  tx: Database,
  quoteId: number,
  change: Partial<Omit<QuoteRow, 'id' | 'number' | 'version' | 'createdAt' | 'updatedAt'>>,
): Promise<QuoteRow> {
  const [row] = await tx.update(quotes).set(change).where(eq(quotes.id, quoteId)).returning();
  if (!row) throw new Error(`there is no quote ${quoteId}`);
  return row;
}

export async function addMessage(
  tx: Context,
  quoteId: number,
  message: Pick<QuoteMessageRow, 'kind' | 'author' | 'text'>,
): Promise<void> {
  await tx.db.insert(quoteMessages).values({ quoteId, at: tx.clock(), ...message });
}
