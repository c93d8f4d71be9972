import {
  type ClientQuote,
  type ClientQuoteInput,
  type ClientQuoteLine,
  type ClientQuoteSummary,
  clientQuote,
  type clientQuoteRoutes,
} from '@bouwpoort/contract/ordering/client-quotes';
import { addDays } from '@bouwpoort/trade/foundation/calendar-days';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { clientSheet } from '@bouwpoort/trade/ordering/client-quote';
import { showPostalCode } from '@bouwpoort/trade/organisation/postal-code';
import { z } from 'zod';
import { requirePricing } from '../../catalogue/prices/prices.ts';
import { listCustomerAddresses } from '../../customers/customers/customers.ts';
import { companyRoleOf, maySeePrices } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import { requireRegistered } from '../../foundation/context/require-user.ts';
import { usableRows } from '../../foundation/database/broken-rows.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import {
  deleteQuote,
  insertQuote,
  type LogoRow,
  nextQuoteNumber,
  type QuoteChange,
  type QuoteRow,
  selectLogo,
  selectQuote,
  selectQuotes,
  updateQuote,
} from './client-quotes.queries.ts';
import { netPricesOf } from './net-prices.ts';

export { moveClientQuotes } from './client-quotes.queries.ts';

/** The stored content: everything that is not in the row or the customer. */
const content = z.object(clientQuote.shape).omit({
  quoteId: true,
  number: true,
  title: true,
  sender: true,
  logo: true,
  updatedAt: true,
  version: true,
});
type Content = z.output<typeof content>;

/** Client quotes are based on our net prices, so only a user who may see and use those can create them. */
export async function requireQuoting(ctx: Context): Promise<{ userId: string; customer: Customer }> {
  const user = requireRegistered(ctx);
  const role = companyRoleOf(user);
  if (!maySeePrices(user) || (role !== 'manager' && role !== 'buyer')) {
    throw new AppError('forbidden', {
      detail: 'Offertes voor klanten maken kan een inkoper of beheerder die prijzen mag zien.',
    });
  }
  const { customer } = await requirePricing(ctx);
  return { userId: user.id, customer };
}

export async function listClientQuotes(
  ctx: Context,
): Promise<{ totalMatching: number; results: ClientQuoteSummary[] }> {
  const { customer } = await requireQuoting(ctx);
  const { total, rows } = await selectQuotes(ctx.db, customer.customerId);
  const results = usableRows(
    ctx,
    'client_quote',
    rows,
    ({ id }) => String(id),
    (row): ClientQuoteSummary => {
      const { clientName, date, validUntil } = content.parse(row.content);
      const { id: quoteId, number, title, updatedAt } = row;
      const shown = { quoteId, number, title, clientName, date, validUntil };
      return { ...shown, total: toWire(row.total), updatedAt: updatedAt.toISOString() };
    },
  );
  return { totalMatching: total, results };
}

export async function findClientQuote(ctx: Context, quoteId: number): Promise<ClientQuote> {
  const { customer } = await requireQuoting(ctx);
  const row = await selectQuote(ctx.db, customer.customerId, quoteId);
  if (!row) throw new AppError('notFound');
  return describe(ctx, customer, row);
}

/** The defaults: one margin for the whole quote, and a month to decide. */
const usualMargin = 20;
const validDays = 30;

export async function addClientQuote(
  ctx: Context,
  input: { title: string; lines: readonly { contentId: string; quantity: number }[] },
  key: string | undefined,
): Promise<ClientQuote> {
  const { userId, customer } = await requireQuoting(ctx);
  const priced = await netPricesOf(ctx, customer, input.lines);
  // An article without a price is left out of the quote.
  const lines = input.lines.flatMap(({ contentId, quantity }, at): ClientQuoteLine[] => {
    const article = priced[at];
    if (!article) return [];
    const { name, code, net } = article;
    return [{ kind: 'article', contentId, quantity, description: name, margin: null, vatRate: null, code, net }];
  });
  if (input.lines.length > 0 && lines.length === 0) {
    throw new AppError('invalidInput', { detail: 'Van deze artikelen is geen prijs bekend.' });
  }
  const today = dayOf(ctx.clock());
  const made: Content = {
    clientName: '',
    clientAddress: '',
    date: today,
    validUntil: addDays(today, validDays),
    intro: '',
    closing: '',
    marginMode: 'whole',
    margin: usualMargin,
    vatRate: 21,
    isVatReversed: false,
    showsQuantities: true,
    showsLineAmounts: true,
    hasSignature: true,
    lines,
  };
  const idempotency = { userId, key, operation: `addclientquote ${customer.customerId}`, input };
  return once(ctx, idempotency, async (tx) => {
    const number = await nextQuoteNumber(tx.db, customer.customerId, today.slice(0, 4));
    const row = await insertQuote(tx.db, customer.customerId, columnsOf({ number, title: input.title }, made));
    return describe(tx, customer, row);
  });
}

export async function changeClientQuote(
  ctx: Context,
  quoteId: number,
  { version, number, title, ...input }: z.output<typeof clientQuoteRoutes.change.body>,
): Promise<ClientQuote> {
  const { customer } = await requireQuoting(ctx);
  const before = await selectQuote(ctx.db, customer.customerId, quoteId);
  if (!before) throw new AppError('notFound');
  const lines = await pricedLines(ctx, customer, input.lines);
  const change = columnsOf({ number, title }, { ...input, lines });
  const row = await updateQuote(ctx.db, customer.customerId, quoteId, version, change);
  if (!row) {
    throw new AppError('conflict', {
      detail: 'Een collega heeft deze offerte intussen opgeslagen. Laad de pagina opnieuw en probeer het nog eens.',
    });
  }
  return describe(ctx, customer, row);
}

export async function removeClientQuote(ctx: Context, quoteId: number): Promise<void> {
  const { customer } = await requireQuoting(ctx);
  if (!(await deleteQuote(ctx.db, customer.customerId, quoteId))) throw new AppError('notFound');
}

async function pricedLines(
  ctx: Context,
  customer: Customer,
  lines: ClientQuoteInput['lines'],
): Promise<ClientQuoteLine[]> {
  const articles = lines.filter((line) => line.kind === 'article');
  const priced = await netPricesOf(ctx, customer, articles);
  const articleAt = new Map(articles.map((line, at) => [line, priced[at]]));
  const errors: Record<string, string[]> = {};
  const kept = lines.flatMap((line, at): ClientQuoteLine[] => {
    if (line.kind === 'own') return [line];
    const article = articleAt.get(line);
    if (article) return [{ ...line, code: article.code, net: article.net }];
    errors[`lines.${at}`] = [`Van ${line.description} is geen prijs meer bekend. Haal de regel weg.`];
    return [];
  });
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
  return kept;
}

/** The margin of the whole quote applies to every line, if that mode is set. */
export function linesToSell({ marginMode, lines }: Pick<Content, 'marginMode' | 'lines'>): ClientQuoteLine[] {
  if (marginMode === 'line') return lines;
  return lines.map((line) => (line.kind === 'article' ? { ...line, margin: null } : line));
}

/** The maximum of the column. */
const maxTotal = 100_000_000;

function columnsOf(own: Pick<QuoteRow, 'number' | 'title'>, quote: Content): QuoteChange {
  const { total } = clientSheet(quote, linesToSell(quote));
  if (total.gt(maxTotal)) throw new AppError('invalidInput', { detail: 'Deze offerte is te hoog om op te slaan.' });
  return { ...own, total: total.toFixed(2), content: quote };
}

async function describe(ctx: Context, customer: Customer, row: QuoteRow): Promise<ClientQuote> {
  const logo = await selectLogo(ctx.db, customer.customerId);
  return {
    ...content.parse(row.content),
    quoteId: row.id,
    number: row.number,
    title: row.title,
    sender: await senderOf(ctx, customer),
    logo: logo ? describeLogo(logo) : null,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

function describeLogo({ addedAt, width, height }: LogoRow): NonNullable<ClientQuote['logo']> {
  return { addedAt: addedAt.toISOString(), width, height };
}

/** The contractor's details: the invoice address, a phone number, the number at the chamber of commerce. */
async function senderOf(ctx: Context, customer: Customer): Promise<ClientQuote['sender']> {
  const book = await listCustomerAddresses(ctx, customer.customerId);
  const door = book.find(({ addressType }) => addressType === 'invoice') ?? book[0];
  const kvk = customer.chamberOfCommerceNumber;
  return {
    name: customer.customerName,
    lines: [
      ...(door ? [door.line1, `${showPostalCode(door.postalCode)} ${door.city}`] : []),
      door?.daytimePhoneNumber ?? '',
      kvk ? `KvK ${kvk}` : '',
    ].filter((line) => line !== ''),
  };
}
