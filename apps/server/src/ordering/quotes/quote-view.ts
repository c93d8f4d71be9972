import type { PricedQuantity, Quote, QuoteHead, QuoteOffer, QuoteOfferLine } from '@bouwpoort/contract/ordering/quotes';
import { decimal, sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import { nextQuoteState } from '@bouwpoort/trade/ordering/quote-states';
import { type OrderableVariant, variantsByGuids } from '../../catalogue/products/products.ts';
import { maySeePrices } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { findBranch } from '../../organisation/branches/branches.ts';
import { currentState, mayDecide, mayRequest, type QuoteParty } from './quote-access.ts';
import { articleFacts, pricedQuantity } from './quote-price.ts';
import type { ListedQuote, OfferLineRow, QuoteLineRow, WholeQuote } from './quotes.queries.ts';

/** Without amounts for a user who may not see prices. */
export function describeHead(ctx: Context, row: ListedQuote, withPrices: boolean): QuoteHead {
  return {
    quoteId: row.id,
    number: row.number,
    state: currentState(ctx, row),
    askedBy: row.askedBy,
    createdAt: row.createdAt.toISOString(),
    requestedAt: row.requestedAt?.toISOString() ?? null,
    project: row.projectId === null ? null : { projectId: row.projectId, name: row.projectName },
    wantedDay: row.wantedDay,
    validUntil: row.offeredUntil,
    callOffUntil: row.callableUntil,
    ...(withPrices ? { amount: row.amount === null ? null : toWire(row.amount) } : {}),
    lineCount: row.lineCount,
  };
}

/** As the customer sees it. */
export async function describeQuote(ctx: Context, { user, customer }: QuoteParty, whole: WholeQuote): Promise<Quote> {
  const { row, lines } = whole;
  const withPrices = maySeePrices(user);
  const state = currentState(ctx, row);
  // Once there is an offer, its stored price of that day is shown.
  const isAsked = row.lastOffer === 0;
  const guids = lines.flatMap(({ contentId }) => contentId ?? []);
  const facts = isAsked && withPrices ? await articleFacts(ctx, customer, guids) : undefined;
  const variants = await readVariants(ctx, whole);
  const can = (event: Parameters<typeof nextQuoteState>[1]) => nextQuoteState(state, event, 'customer') !== undefined;
  return {
    ...describeHead(ctx, { ...row, lineCount: lines.length }, withPrices),
    version: row.version,
    customerId: row.customerId,
    remarks: row.remarks,
    handler: row.assigneeName,
    seller: await sellerOf(ctx, whole),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy,
    reason: row.reason,
    lines: lines.map((line) => {
      const article = line.contentId === null ? undefined : facts?.get(line.contentId);
      return {
        ...lineFacts(line),
        // The text that staff gave a free line shows with the offer.
        name: isAsked && line.askedText !== '' ? line.askedText : line.name,
        ...(withPrices
          ? { own: article ? pricedQuantity(article.variant, article.ownOf(line.quantity), line.quantity) : null }
          : {}),
        ...pictureOf(variants, line.contentId),
      };
    }),
    offers: describeOffers(whole, variants, withPrices),
    files: whole.files.map(({ id, name, size, addedBy }) => ({ fileId: id, name, size, addedBy })),
    messages: whole.messages
      .filter(({ kind }) => kind !== 'note')
      .map(({ id, at, author, kind, text }) => ({
        messageId: id,
        at: at.toISOString(),
        author,
        isStaff: kind === 'staff',
        text,
      })),
    may: {
      edit: state === 'draft' && mayRequest(user),
      withdraw: can('withdraw') && mayRequest(user),
      decide: can('accept') && mayDecide(user),
      reopen: can('reopen') && mayDecide(user),
      callOff: state === 'accepted' && mayRequest(user),
      write: state !== 'draft' && row.requestedAt !== null && mayRequest(user),
    },
  };
}

/** The customer sees only the name of a member of staff; the branch has the contact details. */
async function sellerOf(ctx: Context, { row, offers }: WholeQuote): Promise<Quote['seller']> {
  const name = offers[0]?.offer.sentBy ?? row.assigneeName;
  if (name === null) return null;
  const branch =
    (row.branchId === null ? undefined : await findBranch(ctx, row.ventureId, row.branchId)) ??
    (await findBranch(ctx, row.ventureId, undefined));
  return { name, branchName: branch?.displayName ?? '', phone: branch?.phone ?? '', email: branch?.email ?? '' };
}

export function readVariants(ctx: Context, { lines, offers }: WholeQuote): Promise<Map<string, OrderableVariant>> {
  const guids = [...lines, ...offers.flatMap((one) => one.lines)].flatMap(({ contentId }) => contentId ?? []);
  return variantsByGuids(ctx, [...new Set(guids)]);
}

function pictureOf(variants: ReadonlyMap<string, OrderableVariant>, contentId: string | null) {
  const variant = contentId === null ? undefined : variants.get(contentId);
  return { imageUrl: variant?.imageUrl ?? null, productUrl: variant?.url ?? null };
}

export function lineFacts({ id, contentId, code, name, quantity, unit, note }: QuoteLineRow | OfferLineRow) {
  return { lineId: id, contentId, code, name, quantity: toWire(quantity), unit, note };
}

/** The last offer first, each compared with the one before it. */
export function describeOffers(
  { offers }: WholeQuote,
  variants: ReadonlyMap<string, OrderableVariant>,
  withPrices: boolean,
): QuoteOffer[] {
  return offers.map(({ offer, lines }, at) => {
    const before = offers[at + 1]?.lines;
    const saved = sumOf(
      lines.map(({ amount, ownAmount }) => (ownAmount === null ? 0 : decimal(ownAmount).minus(amount))),
    );
    return {
      number: offer.number,
      sentAt: offer.sentAt.toISOString(),
      sentBy: offer.sentBy,
      validUntil: offer.validUntil,
      callOffUntil: offer.callOffUntil,
      opening: offer.opening,
      closing: offer.closing,
      ...(withPrices ? { amount: toWire(offer.amount), saved: toWire(saved) } : {}),
      lines: lines.map((line) => ({
        ...lineFacts(line),
        askedText: line.askedText,
        delivery: line.delivery,
        ...(withPrices ? { offered: offeredOf(line), own: ownOf(line) } : {}),
        isAccepted: line.isAccepted,
        left: toWire(line.left),
        canCallOff: line.contentId !== null && variants.get(line.contentId)?.state === 'orderable',
        change: changeOf(line, before, withPrices),
        ...pictureOf(variants, line.contentId),
      })),
      removed: (before ?? [])
        .filter(({ sourceLineId }) => !lines.some((line) => line.sourceLineId === sourceLineId))
        .map(({ name }) => name),
    };
  });
}

function offeredOf(line: OfferLineRow): PricedQuantity {
  return {
    price: toWire(line.price),
    per: line.per,
    unitId: line.priceUnit,
    quantity: decimal(line.priceQuantity).toNumber(),
    amount: toWire(line.amount),
  };
}

function ownOf({ ownPrice, ownPer, ownUnit, ownAmount, quantity, unit }: OfferLineRow): PricedQuantity | null {
  if (ownPrice === null || ownPer === null || ownUnit === null || ownAmount === null) return null;
  // The offer can be in another unit than the customer's own price; price and amount are what is compared.
  const inUnit = ownUnit === unit ? decimal(quantity) : decimal(ownAmount).times(ownPer).div(ownPrice).round(4);
  return {
    price: toWire(ownPrice),
    per: ownPer,
    unitId: ownUnit,
    quantity: inUnit.toNumber(),
    amount: toWire(ownAmount),
  };
}

function changeOf(
  line: OfferLineRow,
  before: readonly OfferLineRow[] | undefined,
  withPrices: boolean,
): QuoteOfferLine['change'] {
  if (!before) return null;
  const earlier = before.find(({ sourceLineId }) => sourceLineId === line.sourceLineId);
  if (!earlier) return { isNew: true, quantity: null };
  const hasOtherQuantity = !decimal(earlier.quantity).eq(line.quantity);
  const hasOtherPrice =
    !decimal(earlier.price).eq(line.price) || earlier.per !== line.per || earlier.priceUnit !== line.priceUnit;
  if (!hasOtherQuantity && !hasOtherPrice) return null;
  return {
    isNew: false,
    quantity: hasOtherQuantity ? toWire(earlier.quantity) : null,
    ...(withPrices ? { offered: hasOtherPrice ? offeredOf(earlier) : null } : {}),
  };
}
