import { allowsDecimals } from '@bouwpoort/trade/catalogue/order-units';
import type { PriceOfUnit } from '@bouwpoort/trade/catalogue/price-ladder';
import type { VariantUnits } from '@bouwpoort/trade/catalogue/unit-conversion';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { sumOf } from '@bouwpoort/trade/foundation/money';
import { marginOfLines, pricedLine, unitsOfFree } from '@bouwpoort/trade/ordering/working-offer';
import { inArray, sql } from 'drizzle-orm';
import { nameOf, type OrderableVariant, variantsByCodes } from '../../catalogue/products/products.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { announce } from '../../organisation/webhooks/webhooks.ts';
import { currentState, isUnseen, requireTransition } from './quote-access.ts';
import { notifyCustomer } from './quote-mail.ts';
import { makeQuotePdf } from './quote-pdf.ts';
import { type ArticleFacts, articleFacts, priceUnitsOf, requirePriced } from './quote-price.ts';
import {
  addMessage,
  changeQuote,
  nextQuoteNumber,
  type QuoteLineRow,
  type QuoteRow,
  readWhole,
} from './quotes.queries.ts';
import { quoteLines, quoteOfferLines, quoteOffers, quotes } from './quotes.tables.ts';

/* What staff do with a quote. The back office has checked the permission and locked the quote. */

interface OfferLineInput {
  lineId?: number | undefined;
  code: string;
  name?: string | undefined;
  quantity: number;
  unit?: string | undefined;
  note?: string | undefined;
  offered: { price: number; per: number; unitId: string } | null;
  delivery?: string | undefined;
}

export interface OfferInput {
  lines: readonly OfferLineInput[];
  validUntil: string | null;
  callOffUntil: string | null;
  opening?: string | undefined;
  closing?: string | undefined;
}

/** By a member of staff, for a customer who did not ask; the customer sees it from the first offer on. */
export async function startQuote(
  tx: Context,
  { ventureId, customerId, branchId }: Customer,
  by: { id: string; name: string },
): Promise<QuoteRow> {
  const [row] = await tx.db
    .insert(quotes)
    .values({
      ...{ number: await nextQuoteNumber(tx, ventureId), ventureId, customerId, branchId, askedBy: by.name },
      ...{ state: 'inProgress', isOurs: true, createdAt: tx.clock(), requestedAt: tx.clock() },
      ...{ assigneeId: by.id, assigneeName: by.name },
    })
    .returning();
  if (!row) throw new Error('the quote was not stored');
  return row;
}

/** States in which staff can still make an offer. */
export function canPrepare(ctx: Pick<Context, 'clock'>, row: QuoteRow): boolean {
  return ['requested', 'inProgress', 'offered', 'expired'].includes(currentState(ctx, row));
}

/** Saves the working offer; a line that is left out is deleted. */
export async function saveOffer(tx: Context, row: QuoteRow, given: OfferInput): Promise<QuoteRow> {
  if (!canPrepare(tx, row)) requireTransition(tx, row, 'offer', 'staff');
  validatePeriod(given);
  const held = new Map((await readWhole(tx.db, row)).lines.map((line) => [line.id, line]));
  const variants = await findArticles(tx, row.ventureId, given.lines);
  const errors: Record<string, string[]> = {};
  const lines = given.lines.map((line, position) => {
    const before = line.lineId === undefined ? undefined : held.get(line.lineId);
    const variant = line.code === '' ? undefined : variants.get(line.code);
    const mistake = findLineIdError(line, before, position, given.lines) ?? findLineError(line, variant);
    if (mistake) errors[`lines.${position}`] = [mistake];
    return toLineRow(line, position, before, variant);
  });
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
  const kept = new Set(lines.flatMap(({ id }) => id ?? []));
  const gone = [...held.keys()].filter((id) => !kept.has(id));
  if (gone.length > 0) await tx.db.delete(quoteLines).where(inArray(quoteLines.id, gone));
  await writeLines(tx, row.id, lines);
  const { validUntil, callOffUntil, opening = '', closing = '' } = given;
  // Saving puts a requested quote in progress.
  const state = row.state === 'requested' ? requireTransition(tx, row, 'take', 'staff') : row.state;
  return changeQuote(tx.db, row.id, { validUntil, callOffUntil, opening, closing, state });
}

type LineToWrite = ReturnType<typeof toLineRow>;

/** Two statements, however many lines. */
async function writeLines(tx: Context, quoteId: number, lines: readonly LineToWrite[]): Promise<void> {
  const added = lines.filter(({ id }) => id === undefined);
  if (added.length > 0)
    await tx.db.insert(quoteLines).values(added.map(({ id: _, ...line }) => ({ ...line, quoteId })));
  const changed = lines.flatMap(({ id, ...line }) => (id === undefined ? [] : [{ id, quoteId, ...line }]));
  if (changed.length === 0) return;
  await tx.db
    .insert(quoteLines)
    .values(changed)
    .onConflictDoUpdate({
      target: quoteLines.id,
      set: Object.fromEntries(writtenColumns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column)}`])),
    });
}

const writtenColumns = [
  ['position', 'position'],
  ['contentId', 'content_id'],
  ['code', 'code'],
  ['name', 'name'],
  ['quantity', 'quantity'],
  ['unit', 'unit'],
  ['note', 'note'],
  ['offeredPrice', 'offered_price'],
  ['offeredPer', 'offered_per'],
  ['offeredUnit', 'offered_unit'],
  ['delivery', 'delivery'],
] as const;

function validatePeriod({ validUntil, callOffUntil }: OfferInput): void {
  if (validUntil !== null && callOffUntil !== null && callOffUntil < validUntil) {
    throw new AppError('invalidInput', {
      errors: { callOffUntil: ['Kies een dag na de laatste dag om aan te nemen'] },
    });
  }
}

async function findArticles(
  ctx: Context,
  ventureId: string,
  lines: readonly OfferLineInput[],
): Promise<Map<string, OrderableVariant>> {
  const codes = [...new Set(lines.map(({ code }) => code).filter((code) => code !== ''))];
  const found = await variantsByCodes(ctx, ventureId, codes);
  return new Map(
    [...found].flatMap(([code, matches]) => {
      const own = matches.find(({ matchedOn }) => matchedOn === 'code');
      return own ? [[code, own.variant]] : [];
    }),
  );
}

function findLineIdError(
  { lineId }: OfferLineInput,
  before: QuoteLineRow | undefined,
  position: number,
  lines: readonly OfferLineInput[],
): string | undefined {
  if (lineId === undefined) return undefined;
  if (!before) return 'Deze regel is er niet meer';
  return lines.findIndex((one) => one.lineId === lineId) < position ? 'Deze regel staat er twee keer' : undefined;
}

function findLineError(line: OfferLineInput, variant: OrderableVariant | undefined): string | undefined {
  if (line.code !== '' && !variant) return `Artikel ${line.code} kennen we niet in deze winkel`;
  if (line.code === '' && !line.name) return 'Schrijf op wat het is, of geef een artikelnummer';
  if (line.code === '' && !line.unit) return 'Geef een eenheid';
  if (variant && !Number.isInteger(line.quantity) && !allowsDecimals(variant.salesUnit)) return 'Geef een heel aantal';
  if (line.offered && variant && !priceUnitsOf(variant).includes(line.offered.unitId)) {
    return 'Geef een prijs per eenheid van dit artikel';
  }
  return undefined;
}

function toLineRow(
  line: OfferLineInput,
  position: number,
  before: QuoteLineRow | undefined,
  variant: OrderableVariant | undefined,
) {
  const unit = variant?.salesUnit ?? line.unit ?? before?.unit ?? '';
  return {
    id: before?.id,
    position,
    contentId: variant?.guid ?? null,
    code: variant?.code ?? '',
    name: variant ? nameOf(variant) : (line.name ?? ''),
    askedText: before?.askedText ?? '',
    quantity: String(line.quantity),
    unit,
    note: line.note ?? '',
    offeredPrice: line.offered ? String(line.offered.price) : null,
    offeredPer: line.offered?.per ?? 1,
    // A free line has one unit for everything.
    offeredUnit: line.offered ? (variant ? line.offered.unitId : unit) : null,
    delivery: line.delivery ?? '',
  };
}

/** The units and price of one line of the working offer. */
export function unitsOf(line: QuoteLineRow, facts: ArticleFacts | undefined): VariantUnits {
  return facts?.variant ?? unitsOfFree(line.unit);
}

export function offeredPriceOf({ offeredPrice, offeredPer, offeredUnit }: QuoteLineRow): PriceOfUnit | undefined {
  return offeredPrice === null || offeredUnit === null
    ? undefined
    : { price: offeredPrice, salesPricePer: offeredPer, priceUnit: offeredUnit };
}

interface Sender {
  name: string;
  message: string;
}

/** The working offer becomes the next version, which is immutable; the customer is mailed it with its PDF. */
export async function sendOffer(tx: Context, row: QuoteRow, customer: Customer, by: Sender): Promise<QuoteRow> {
  const state = requireTransition(tx, row, 'offer', 'staff');
  const { lines } = await readWhole(tx.db, row);
  const { validUntil, callOffUntil } = periodOf(tx, row);
  if (lines.length === 0 || lines.some((line) => line.offeredPrice === null)) {
    throw new AppError('invalidInput', { detail: 'Geef elke regel een prijs, of haal hem weg.' });
  }
  const facts = await articleFacts(
    tx,
    customer,
    lines.flatMap(({ contentId }) => contentId ?? []),
  );
  const priced = lines.map((line) => {
    const article = line.contentId === null ? undefined : facts.get(line.contentId);
    if (line.contentId !== null && !article) {
      throw new AppError('conflict', { detail: `Artikel ${line.code} is uit het assortiment. Haal de regel weg.` });
    }
    const units = unitsOf(line, article);
    const offered = offeredPriceOf(line);
    if (!offered) throw new Error(`line ${line.id} has no price`);
    const own = article?.ownOf(line.quantity);
    return { line, units, own, cost: article?.cost, ...requirePriced(units, offered, line.quantity) };
  });
  const number = row.lastOffer + 1;
  const amount = sumOf(priced.map((one) => one.amount));
  const { opening, closing } = row;
  const [offer] = await tx.db
    .insert(quoteOffers)
    .values({
      ...{ quoteId: row.id, number, sentAt: tx.clock(), sentBy: by.name, validUntil, callOffUntil, opening, closing },
      amount: amount.toFixed(2),
    })
    .returning();
  if (!offer) throw new Error('the offer was not stored');
  await tx.db.insert(quoteOfferLines).values(
    priced.map(({ line, units, own, agreed, amount: ofLine }, position) => {
      const ownLine = own && pricedLine(units, own, line.quantity);
      return {
        ...{ offerId: offer.id, position, sourceLineId: line.id, contentId: line.contentId, code: line.code },
        ...{ name: line.name, askedText: line.askedText, quantity: line.quantity, unit: line.unit, note: line.note },
        price: agreed.price.toFixed(4),
        per: agreed.per,
        priceUnit: agreed.unitId,
        priceQuantity: agreed.quantity.toFixed(),
        amount: ofLine.toFixed(2),
        ownPrice: ownLine?.agreed.price.toFixed(4) ?? null,
        ownPer: ownLine?.agreed.per ?? null,
        ownUnit: ownLine?.agreed.unitId ?? null,
        ownAmount: ownLine?.amount.toFixed(2) ?? null,
        delivery: line.delivery,
      };
    }),
  );
  const margin = marginOfLines(priced.map((one) => ({ ...one, quantity: one.line.quantity })));
  const changed = await changeQuote(tx.db, row.id, {
    ...{ state, lastOffer: number, validUntil, callOffUntil },
    ...{ offeredUntil: validUntil, callableUntil: callOffUntil, amount: amount.toFixed(2) },
    margin: margin?.abs().lt(10_000) ? margin.toFixed(1) : null,
    ...{ decidedAt: null, decidedBy: null, reason: '' },
  });
  if (by.message !== '') await addMessage(tx, row.id, { kind: 'staff', author: by.name, text: by.message });
  const pdf = await makeQuotePdf(tx, await readWhole(tx.db, changed));
  await notifyCustomer(tx, changed, { kind: 'offered', by: by.name, text: by.message, pdf });
  await announce(tx, row.ventureId, 'quote.offered', {
    quoteNumber: row.number,
    customerId: row.customerId,
    offer: number,
  });
  return changed;
}

function periodOf(tx: Context, { validUntil, callOffUntil }: QuoteRow): { validUntil: string; callOffUntil: string } {
  if (validUntil === null) {
    throw new AppError('invalidInput', { errors: { validUntil: ['Kies tot wanneer de offerte geldt'] } });
  }
  if (validUntil < dayOf(tx.clock())) {
    throw new AppError('invalidInput', { errors: { validUntil: ['Kies een dag die nog komt'] } });
  }
  return { validUntil, callOffUntil: callOffUntil ?? validUntil };
}

export async function withdrawByStaff(tx: Context, row: QuoteRow, by: Sender): Promise<QuoteRow> {
  const state = requireTransition(tx, row, 'withdraw', 'staff');
  const changed = await changeQuote(tx.db, row.id, {
    ...{ state, decidedAt: tx.clock(), decidedBy: by.name, reason: by.message },
  });
  if (!isUnseen(row)) await notifyCustomer(tx, changed, { kind: 'withdrawn', by: by.name, text: by.message });
  return changed;
}

export async function writeToCustomer(tx: Context, row: QuoteRow, by: Sender, isNote: boolean): Promise<void> {
  if (!isNote && isUnseen(row)) {
    throw new AppError('conflict', { detail: 'De klant ziet deze offerte pas als de eerste versie gestuurd is.' });
  }
  await addMessage(tx, row.id, { kind: isNote ? 'note' : 'staff', author: by.name, text: by.message });
  if (!isNote) await notifyCustomer(tx, row, { kind: 'message', by: by.name, text: by.message });
}

export function assignQuote(
  tx: Context,
  row: QuoteRow,
  assignee: { id: string; name: string } | undefined,
): Promise<QuoteRow> {
  const state = assignee && row.state === 'requested' ? requireTransition(tx, row, 'take', 'staff') : row.state;
  return changeQuote(tx.db, row.id, {
    ...{ state, assigneeId: assignee?.id ?? null, assigneeName: assignee?.name ?? null },
  });
}
