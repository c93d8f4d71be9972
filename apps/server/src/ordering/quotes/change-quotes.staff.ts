import { isDeepStrictEqual } from 'node:util';
import { findCustomer } from '../../customers/customers/customers.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import {
  auditWrite,
  inTransaction,
  type LockedRecord,
  listStaffWith,
  lockRecord,
  requireThere,
  type StaffContext,
} from '../../organisation/staff/staff.ts';
import {
  assignQuote,
  type OfferInput,
  saveOffer,
  sendOffer,
  startQuote,
  withdrawByStaff,
  writeToCustomer,
} from './prepare-offer.ts';
import { namesBelowMargin, readQuoteForStaff, requireCustomerOf, requireQuoteThere } from './quote-detail.staff.ts';
import { type QuoteRow, readWhole } from './quotes.queries.ts';

const quoteEntity = 'quote';

type Shown = Record<string, unknown> | null;

/** Refuses a place without the permission itself. */
const quotes: LockedRecord<number, QuoteRow> = {
  lock: (tx, quoteId) => requireQuoteThere(tx, quoteId, true),
  places: () => [],
  version: ({ version }) => version,
  stale: 'Deze offerte is intussen door iemand anders veranderd.',
  current: (tx, row) => readQuoteForStaff(tx, row.id),
};

/** The audit entry is what `work` returns. */
function changeQuote(
  ctx: StaffContext,
  quoteId: number,
  version: number | undefined,
  work: (tx: StaffContext, row: QuoteRow) => Promise<{ before: Shown; after: Shown; reason?: string }>,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockRecord(tx, quotes, quoteId, { version });
    const auditFields = await work(tx, row);
    if (isDeepStrictEqual(auditFields.before, auditFields.after)) return;
    await auditWrite(tx, tx.db, {
      entity: quoteEntity,
      entityId: String(quoteId),
      entityName: row.number,
      ventureId: row.ventureId,
      ...auditFields,
    });
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
  return changeQuote(ctx, quoteId, version, async (tx, row) => {
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
    await changeQuote({ ...ctx, db: inside.db }, quoteId, version, async (tx, row) => {
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
  return changeQuote(ctx, quoteId, undefined, async (tx, row) => {
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
  return changeQuote(ctx, quoteId, undefined, async (tx, row) => {
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
    await changeQuote({ ...ctx, db: inside.db }, quoteId, undefined, async (tx, row) => {
      await writeToCustomer(tx, row, { name: tx.staff.name, message: text }, isNote);
      return { before: null, after: { action: isNote ? 'note' : 'message', text } };
    });
    return {};
  });
}
