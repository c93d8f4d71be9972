import { isDeepStrictEqual } from 'node:util';
import { findCustomer } from '../../customers/customers/customers.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { auditWrite, listStaffWith, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { namesBelowMargin, readQuoteForStaff, requireCustomerOf, requireQuoteThere } from './quote-detail.staff.ts';
import {
  assignQuote,
  type OfferInput,
  type QuoteRow,
  readWhole,
  saveOffer,
  sendOffer,
  startQuote,
  withdrawByStaff,
  writeToCustomer,
} from './quotes.ts';

const quoteEntity = 'quote';

type Shown = Record<string, unknown> | null;

/** In one transaction: lock the quote, check the place, do the work, and audit it. */
function withLockedQuote(
  ctx: StaffContext,
  quoteId: number,
  work: (tx: StaffContext, row: QuoteRow) => Promise<{ before: Shown; after: Shown; reason?: string }>,
): Promise<void> {
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const row = await requireQuoteThere(tx, quoteId, true);
    const auditFields = await work(tx, row);
    if (isDeepStrictEqual(auditFields.before, auditFields.after)) return;
    await auditWrite(ctx, db, {
      entity: quoteEntity,
      entityId: String(quoteId),
      entityName: row.number,
      ventureId: row.ventureId,
      ...auditFields,
    });
  });
}

async function requireVersion(ctx: StaffContext, row: QuoteRow, version: number): Promise<void> {
  if (row.version === version) return;
  throw new AppError('conflict', {
    detail: 'Deze offerte is intussen door iemand anders veranderd.',
    members: { current: await readQuoteForStaff(ctx, row.id) },
  });
}

/** For a customer who did not ask online. */
export async function beginQuote(ctx: StaffContext, customerId: string, key: string | undefined): Promise<number> {
  const customer = await findCustomer(ctx, customerId);
  if (!customer) throw new AppError('invalidInput', { errors: { customerId: ['Deze klant kennen we niet'] } });
  const { ventureId, branchId } = customer;
  requireThere(ctx, { ventureId, ...(branchId === null ? {} : { branchId }) });
  const idempotency = { userId: ctx.staff.id, key, operation: 'begin quote', input: customerId };
  const { quoteId } = await once(ctx, idempotency, async (inside) => {
    const row = await startQuote({ ...ctx, db: inside.db }, customer, ctx.staff);
    await auditWrite(ctx, inside.db, {
      ...{ entity: quoteEntity, entityId: String(row.id), entityName: row.number, ventureId: row.ventureId },
      ...{ before: null, after: { customerId } },
    });
    return { quoteId: row.id };
  });
  return quoteId;
}

export function saveQuote(
  ctx: StaffContext,
  quoteId: number,
  { version, ...given }: OfferInput & { version: number },
): Promise<void> {
  return withLockedQuote(ctx, quoteId, async (tx, row) => {
    await requireVersion(tx, row, version);
    const before = await offerShown(tx, row);
    const changed = await saveOffer(tx, row, given);
    return { before, after: await offerShown(tx, changed) };
  });
}

/** The offer in preparation, in the form of the audit log. */
async function offerShown(tx: StaffContext, row: QuoteRow): Promise<Shown> {
  const { lines } = await readWhole(tx.db, row);
  return {
    validUntil: row.validUntil,
    callOffUntil: row.callOffUntil,
    opening: row.opening,
    closing: row.closing,
    lines: lines.map(({ code, name, quantity, unit, offeredPrice, offeredPer, offeredUnit, delivery }) => ({
      ...{ code, name, quantity, unit, offeredPrice, offeredPer, offeredUnit, delivery },
    })),
  };
}

interface Sending {
  version: number;
  message?: string | undefined;
  confirmsLowMargin?: boolean | undefined;
}

export async function sendQuote(
  ctx: StaffContext,
  quoteId: number,
  { version, message = '', confirmsLowMargin = false }: Sending,
  key: string | undefined,
): Promise<void> {
  const idempotency = {
    userId: ctx.staff.id,
    key,
    operation: `send quote ${quoteId}`,
    input: { version, message, confirmsLowMargin },
  };
  await once(ctx, idempotency, async (inside) => {
    await withLockedQuote({ ...ctx, db: inside.db }, quoteId, async (tx, row) => {
      await requireVersion(tx, row, version);
      const lowMargin = await namesBelowMargin(tx, row);
      if (lowMargin.length > 0 && !confirmsLowMargin) {
        throw new AppError('conflict', {
          detail: `Onder de laagste marge: ${lowMargin.join(', ')}.`,
          members: { lowMargin },
        });
      }
      const customer = await requireCustomerOf(tx, row);
      const sent = await sendOffer(tx, await withAssignee(tx, row), customer, { name: tx.staff.name, message });
      return {
        before: null,
        after: {
          action: 'send',
          offer: sent.lastOffer,
          amount: sent.amount,
          ...(lowMargin.length > 0 ? { lowMargin } : {}),
        },
      };
    });
    return {};
  });
}

/** Assigns an unassigned quote to the member of staff who sends it. */
function withAssignee(tx: StaffContext, row: QuoteRow): Promise<QuoteRow> {
  return row.assigneeId === null ? assignQuote(tx, row, tx.staff) : Promise.resolve(row);
}

export function assignQuoteTo(ctx: StaffContext, quoteId: number, staffId: string | null): Promise<void> {
  return withLockedQuote(ctx, quoteId, async (tx, row) => {
    const place = { ventureId: row.ventureId, ...(row.branchId === null ? {} : { branchId: row.branchId }) };
    const colleagues = staffId === null ? [] : await listStaffWith(tx.db, 'quotes.edit', place);
    const assignee = colleagues.find((one) => one.staffId === staffId);
    if (staffId !== null && !assignee) {
      throw new AppError('invalidInput', { errors: { staffId: ['Kies iemand die offertes maakt'] } });
    }
    await assignQuote(tx, row, assignee && { id: assignee.staffId, name: assignee.name });
    return { before: { assignee: row.assigneeName }, after: { assignee: assignee?.name ?? null } };
  });
}

export function withdrawQuoteByStaff(ctx: StaffContext, quoteId: number, reason: string): Promise<void> {
  return withLockedQuote(ctx, quoteId, async (tx, row) => {
    await withdrawByStaff(tx, row, { name: tx.staff.name, message: reason });
    return { before: { state: row.state }, after: { state: 'withdrawn' }, reason };
  });
}

export async function addQuoteMessage(
  ctx: StaffContext,
  quoteId: number,
  { text, isNote }: { text: string; isNote: boolean },
  key: string | undefined,
): Promise<void> {
  const idempotency = { userId: ctx.staff.id, key, operation: `message quote ${quoteId}`, input: { text, isNote } };
  await once(ctx, idempotency, async (inside) => {
    await withLockedQuote({ ...ctx, db: inside.db }, quoteId, async (tx, row) => {
      await writeToCustomer(tx, row, { name: tx.staff.name, message: text }, isNote);
      return { before: null, after: { action: isNote ? 'note' : 'message', text } };
    });
    return {};
  });
}
