import type { Quote, QuoteRequest } from '@bouwpoort/contract/ordering/quotes';
import { allowsDecimals } from '@bouwpoort/trade/catalogue/order-units';
import { largestQuantity } from '@bouwpoort/trade/catalogue/quantity-input';
import { toSalesQuantity } from '@bouwpoort/trade/catalogue/unit-conversion';
import { decimal } from '@bouwpoort/trade/foundation/money';
import { eq } from 'drizzle-orm';
import { nameOf, type OrderableVariant, variantsByGuids } from '../../catalogue/products/products.ts';
import { findProject, requireRegisteredCustomer } from '../../customers/customers/customers.ts';
import { mayUseProject, mustNameProject } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { fullName } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { announce } from '../../organisation/webhooks/webhooks.ts';
import { type QuoteParty, requireMayRequest, requireQuote, requireTransition } from './quote-access.ts';
import { notifyStaff } from './quote-mail.ts';
import { describeQuote } from './quote-view.ts';
import { changeQuote, nextQuoteNumber, type QuoteRow, readWhole } from './quotes.queries.ts';
import { quoteLines, quotes } from './quotes.tables.ts';

type NewLine = Omit<typeof quoteLines.$inferInsert, 'quoteId'>;

/** Creates a draft, visible to the user who writes it only. */
export async function createQuote(ctx: Context, asked: QuoteRequest, key: string | undefined): Promise<Quote> {
  const party = await requireRegisteredCustomer(ctx);
  requireMayRequest(party.user);
  await requireShop(ctx, party);
  const { user, customer } = party;
  const lines = await validateLines(ctx, party, asked.lines);
  const project = await readProject(ctx, party, asked.projectId);
  return once(ctx, { userId: user.id, key, operation: 'create quote', input: asked }, async (tx) => {
    const [row] = await tx.db
      .insert(quotes)
      .values({
        number: await nextQuoteNumber(tx, user.ventureId),
        ventureId: user.ventureId,
        customerId: customer.customerId,
        siteUserId: user.id,
        askedBy: fullName(user),
        branchId: user.branchId ?? customer.branchId,
        state: 'draft',
        createdAt: tx.clock(),
        ...project,
        wantedDay: asked.wantedDay ?? null,
        remarks: asked.remarks ?? '',
      })
      .returning();
    if (!row) throw new Error('the quote was not stored');
    await writeLines(tx, row.id, lines);
    return readAndDescribe(tx, party, row);
  });
}

export async function changeDraft(
  ctx: Context,
  quoteId: number,
  { version, ...asked }: QuoteRequest & { version: number },
): Promise<Quote> {
  const party = await requireRegisteredCustomer(ctx);
  requireMayRequest(party.user);
  const lines = await validateLines(ctx, party, asked.lines);
  const project = await readProject(ctx, party, asked.projectId);
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const row = await requireQuote(tx, party, quoteId, true);
    if (row.state !== 'draft') throw new AppError('conflict', { detail: 'Deze offerte is al aangevraagd.' });
    if (row.version !== version) {
      throw new AppError('conflict', {
        detail: 'Dit concept is intussen ergens anders veranderd. Laad de pagina opnieuw.',
      });
    }
    await db.delete(quoteLines).where(eq(quoteLines.quoteId, quoteId));
    await writeLines(tx, quoteId, lines);
    const changed = await changeQuote(db, quoteId, {
      ...project,
      wantedDay: asked.wantedDay ?? null,
      remarks: asked.remarks ?? '',
    });
    return readAndDescribe(tx, party, changed);
  });
}

export async function requestQuote(ctx: Context, quoteId: number, key: string | undefined): Promise<Quote> {
  const party = await requireRegisteredCustomer(ctx);
  requireMayRequest(party.user);
  await requireShop(ctx, party);
  const idempotency = { userId: party.user.id, key, operation: `request quote ${quoteId}`, input: null };
  return once(ctx, idempotency, async (tx) => {
    const row = await requireQuote(tx, party, quoteId, true);
    const state = requireTransition(tx, row, 'request', 'customer');
    if (row.projectId === null && mustNameProject(party.user)) {
      throw new AppError('invalidInput', { errors: { projectId: ['Kies een van je bouwplaatsen'] } });
    }
    const whole = await readWhole(tx.db, row);
    if (whole.lines.length === 0 && whole.files.length === 0) {
      throw new AppError('invalidInput', {
        detail: 'Zet er ten minste één regel of bestand bij.',
        errors: { lines: ['Zet er ten minste één regel of bestand bij'] },
      });
    }
    const changed = await changeQuote(tx.db, quoteId, { state, requestedAt: tx.clock() });
    await notifyStaff(tx, changed, { kind: 'requested', by: party.user, text: row.remarks });
    await announce(tx, row.ventureId, 'quote.requested', {
      quoteNumber: row.number,
      customerId: row.customerId,
    });
    return readAndDescribe(tx, party, changed);
  });
}

export async function withdrawQuote(ctx: Context, quoteId: number, key: string | undefined): Promise<Quote> {
  const party = await requireRegisteredCustomer(ctx);
  requireMayRequest(party.user);
  const idempotency = { userId: party.user.id, key, operation: `withdraw quote ${quoteId}`, input: null };
  return once(ctx, idempotency, async (tx) => {
    const row = await requireQuote(tx, party, quoteId, true);
    const state = requireTransition(tx, row, 'withdraw', 'customer');
    const by = fullName(party.user);
    const changed = await changeQuote(tx.db, quoteId, { state, decidedAt: tx.clock(), decidedBy: by });
    if (row.requestedAt) await notifyStaff(tx, changed, { kind: 'withdrawn', by: party.user, text: '' });
    return readAndDescribe(tx, party, changed);
  });
}

async function readAndDescribe(tx: Context, party: QuoteParty, row: QuoteRow): Promise<Quote> {
  return describeQuote(tx, party, await readWhole(tx.db, row));
}

/** A venture without a shop gives no quotes. */
async function requireShop(ctx: Context, { user }: QuoteParty): Promise<void> {
  const venture = await findVenture(ctx, user.ventureId);
  if (!venture?.hasShop || venture.disableOrdering) throw new AppError('orderingDisabled');
}

async function readProject(ctx: Context, { customer, user }: QuoteParty, projectId: number | null | undefined) {
  if (projectId === null || projectId === undefined) return { projectId: null, projectName: '' };
  const project = await findProject(ctx, customer.customerId, projectId);
  if (!project || !mayUseProject(user, project.id)) {
    throw new AppError('invalidInput', { errors: { projectId: ['Deze bouwplaats kennen we niet'] } });
  }
  return { projectId: project.id, projectName: project.name };
}

async function writeLines(tx: Context, quoteId: number, lines: readonly NewLine[]): Promise<void> {
  if (lines.length > 0) await tx.db.insert(quoteLines).values(lines.map((line) => ({ ...line, quoteId })));
}

async function validateLines(ctx: Context, { user }: QuoteParty, asked: QuoteRequest['lines']): Promise<NewLine[]> {
  const variants = await variantsByGuids(
    ctx,
    asked.flatMap((line) => ('contentId' in line ? line.contentId : [])),
  );
  const errors: Record<string, string[]> = {};
  const lines = asked.map((line, position): NewLine => {
    const note = line.note ?? '';
    if (!('contentId' in line)) {
      const { text, quantity, unit } = line;
      return {
        position,
        contentId: null,
        code: '',
        name: text,
        askedText: text,
        quantity: String(quantity),
        unit,
        note,
      };
    }
    const variant = variants.get(line.contentId.toLowerCase());
    const mistake = findLineError(variant, user.ventureId, line);
    if (!variant || mistake) {
      errors[`lines.${position}`] = [mistake ?? 'Dit artikel kennen we niet'];
      return { position, contentId: null, code: '', name: '', quantity: '1', unit: '', note };
    }
    return {
      position,
      contentId: variant.guid,
      code: variant.code,
      name: nameOf(variant),
      quantity: toSalesQuantity(variant, line.quantity, line.unit ?? variant.salesUnit).toFixed(),
      unit: variant.salesUnit,
      note,
    };
  });
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
  return lines;
}

function findLineError(
  variant: OrderableVariant | undefined,
  ventureId: string,
  { quantity, unit }: { quantity: number; unit?: string | undefined },
): string | undefined {
  if (!variant || variant.ventureId !== ventureId) return 'Dit artikel kennen we niet';
  const asked = unit ?? variant.salesUnit;
  if (asked !== variant.salesUnit && !variant.bundles.some(({ bundleCode }) => bundleCode === asked)) {
    return 'Kies een eenheid waarin dit artikel verkocht wordt';
  }
  if (!Number.isInteger(quantity) && !allowsDecimals(asked)) return 'Vraag dit artikel in hele aantallen';
  if (decimal(toSalesQuantity(variant, quantity, asked)).gt(largestQuantity)) return 'Dit aantal is te groot';
  return undefined;
}
