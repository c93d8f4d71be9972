import type { BeheerQuote, BeheerQuoteLine } from '@bouwpoort/contract/ordering/quotes.staff';
import type { PriceOfUnit } from '@bouwpoort/trade/catalogue/price-ladder';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { nextQuoteState } from '@bouwpoort/trade/ordering/quote-states';
import { workOffer } from '@bouwpoort/trade/ordering/working-offer';
import { findCustomer } from '../../customers/customers/customers.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { branchNames } from '../../organisation/branches/branches.ts';
import { listStaffWith, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { canPrepare, offeredPriceOf, unitsOf } from './prepare-offer.ts';
import { currentState } from './quote-access.ts';
import { articleFacts, priceUnitsOf } from './quote-price.ts';
import { describeOffers, lineFacts, readVariants } from './quote-view.ts';
import { type QuoteRow, readWhole, selectQuote, type WholeQuote } from './quotes.queries.ts';
import { describeQuoteRow, minMarginOf, seesCostPrices } from './quotes-list.staff.ts';

/** The permission must hold for the quote's branch. Staff cannot see drafts. */
export async function requireQuoteThere(ctx: StaffContext, quoteId: number, lock = false): Promise<QuoteRow> {
  const row = await selectQuote(ctx.db, quoteId, { lock });
  if (!row?.requestedAt) throw new AppError('notFound');
  requireThere(ctx, { ventureId: row.ventureId, ...(row.branchId === null ? {} : { branchId: row.branchId }) });
  return row;
}

export async function requireCustomerOf(ctx: StaffContext, row: QuoteRow): Promise<Customer> {
  const customer = await findCustomer(ctx, row.customerId);
  if (!customer) throw new AppError('notFound');
  return customer;
}

export async function readQuoteForStaff(ctx: StaffContext, quoteId: number): Promise<BeheerQuote> {
  const row = await requireQuoteThere(ctx, quoteId);
  const customer = await requireCustomerOf(ctx, row);
  const whole = await readWhole(ctx.db, row);
  const state = currentState(ctx, row);
  const minMargin = await minMarginOf(ctx, row.ventureId);
  const seesCosts = seesCostPrices(ctx, row);
  const { lines, ...sums } = await describeLines(ctx, customer, whole, minMargin, seesCosts);
  const variants = await readVariants(ctx, whole);
  const place = { ventureId: row.ventureId, ...(row.branchId === null ? {} : { branchId: row.branchId }) };
  const found = { quote: row, customerName: customer.customerName, lineCount: lines.length };
  return {
    row: await describeQuoteRow(ctx, { ...found, firstLine: lines[0]?.name ?? null }, await branchNames(ctx)),
    version: row.version,
    askedBy: row.askedBy,
    projectName: row.projectName,
    wantedDay: row.wantedDay,
    remarks: row.remarks,
    lines,
    validUntil: row.validUntil,
    callOffUntil: row.callOffUntil,
    opening: row.opening,
    closing: row.closing,
    minMargin,
    ...sums,
    offers: describeOffers(whole, variants, true),
    files: whole.files.map(({ id, name, size, addedBy }) => ({ fileId: id, name, size, addedBy })),
    messages: whole.messages.map(({ id, at, author, kind, text }) => ({
      ...{ messageId: id, at: at.toISOString(), author, kind, text },
    })),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy,
    reason: row.reason,
    colleagues: await listStaffWith(ctx.db, 'quotes.edit', place),
    can: {
      edit: canPrepare(ctx, row),
      send: nextQuoteState(state, 'offer', 'staff') !== undefined,
      withdraw: nextQuoteState(state, 'withdraw', 'staff') !== undefined,
    },
  };
}

/** Computed from the cost prices even for staff who may not see them: whoever sends such an offer has to confirm it. */
export async function namesBelowMargin(ctx: StaffContext, row: QuoteRow): Promise<string[]> {
  const customer = await requireCustomerOf(ctx, row);
  const minMargin = await minMarginOf(ctx, row.ventureId);
  const { lines } = await describeLines(ctx, customer, await readWhole(ctx.db, row), minMargin, true);
  return lines.flatMap(({ isBelowMargin, name }) => (isBelowMargin ? name : []));
}

async function describeLines(
  ctx: StaffContext,
  customer: Customer,
  { lines }: WholeQuote,
  minMargin: number,
  seesCosts: boolean,
): Promise<Pick<BeheerQuote, 'lines' | 'total' | 'ownTotal' | 'margin'>> {
  const facts = await articleFacts(
    ctx,
    customer,
    lines.flatMap(({ contentId }) => contentId ?? []),
  );
  const inWork = lines.map((line) => {
    const article = line.contentId === null ? undefined : facts.get(line.contentId);
    return {
      ...{
        line,
        imageUrl: article?.variant.imageUrl ?? null,
        list: article?.list,
        cost: seesCosts ? article?.cost : undefined,
        units: unitsOf(line, article),
        quantity: line.quantity,
      },
      ...{ own: article?.ownOf(line.quantity), offered: offeredPriceOf(line) },
    };
  });
  const worked = workOffer(inWork);
  const described = inWork.map(({ line, imageUrl, units, list, own, cost, offered }, at) => {
    const { amount, ownAmount, margin, discount } = worked.lines[at] ?? {};
    return {
      ...lineFacts(line),
      imageUrl,
      askedText: line.askedText,
      list: wirePrice(list),
      own: wirePrice(own),
      cost: wirePrice(cost),
      offered: wirePrice(offered),
      margin: margin ? margin.toNumber() : null,
      isBelowMargin: margin?.lt(minMargin) ?? false,
      discount: discount ? discount.toNumber() : null,
      amount: amount ? toWire(amount) : null,
      ownAmount: ownAmount ? toWire(ownAmount) : null,
      delivery: line.delivery,
      priceUnits: priceUnitsOf(units),
      units: {
        ...{ salesUnit: units.salesUnit, priceUnit: units.priceUnit },
        bundles: units.bundles.map(({ bundleCode, unitRatio }) => ({ bundleCode, unitRatio: String(unitRatio) })),
      },
    };
  });
  return {
    lines: described,
    total: toWire(worked.total),
    ownTotal: toWire(worked.ownTotal),
    margin: worked.margin?.toNumber() ?? null,
  };
}

function wirePrice(price: PriceOfUnit | undefined): BeheerQuoteLine['own'] {
  return price ? { price: toWire(price.price), per: price.salesPricePer, unitId: price.priceUnit } : null;
}
