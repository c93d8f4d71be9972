import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { statement } from '../../foundation/database/prepared.ts';
import { PermanentJobError } from '../../foundation/jobs/job-kind.ts';
import { ErpAnswer } from '../erp/erp.ts';
import { erpTries, type orders } from './orders.tables.ts';

export type ErpAttempt = typeof erpTries.$inferSelect;
type Operation = ErpAttempt['operation'];

/** The status and revision of an order when the ERP has accepted it. */
type OrderAtErp = Pick<typeof orders.$inferSelect, 'statusCode' | 'revision'>;

interface SentOrder {
  /** Status and revision of the order that was sent. */
  as: OrderAtErp;
  /** Called in the transaction that records the acceptance, if the order has changed since it was read. */
  whenChanged(tx: Context, now: OrderAtErp | undefined): Promise<void>;
}

/**
 * Sends something to the ERP and records the outcome, also of a failure; the error is rethrown to the queue, which
 * decides about a retry. Outside the caller's transaction, so that the record of a failed attempt stays. `whenChanged`
 * runs in the transaction that records the acceptance.
 */
export async function sendAndRecord(
  ctx: Context,
  orderId: string,
  operation: Operation,
  send: () => Promise<void>,
  sent?: SentOrder,
): Promise<void> {
  const started = performance.now();
  const record = (tx: Context, outcome: ErpAttempt['outcome'], status: number | null, answer: string) =>
    recordAttempt(tx, {
      orderId,
      operation,
      outcome,
      status,
      answer,
      durationMs: Math.round(performance.now() - started),
    });
  try {
    await send();
  } catch (error) {
    const { status = null, body } = error instanceof Error && error.cause instanceof ErpAnswer ? error.cause : {};
    await record(
      ctx,
      error instanceof PermanentJobError ? 'refused' : 'failed',
      status,
      body ?? (error as Error).message,
    );
    throw error;
  }
  if (!sent) {
    await record(ctx, 'taken', null, '');
    return;
  }
  const { statusCode, revision } = sent.as;
  const durationMs = Math.round(performance.now() - started);
  const [unchanged] = await recordAcceptance(ctx.db, [orderId, ctx.clock(), durationMs, statusCode, revision]);
  if (unchanged) return;
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    await sent.whenChanged(tx, await record(tx, 'taken', null, ''));
  });
}

/** The usual outcome in one statement: the ERP accepted the order, which has not changed since it was sent. */
const recordAcceptance = statement(
  'erp_taken',
  `with order_taken as (
    update sales_order set erp_tries = erp_tries + 1, erp_status = null, erp_refused_at = null, erp_received_at = $2
    where order_id = $1 and status_code = $4 and revision = $5
    returning order_id
  )
  insert into order_erp_try (order_id, at, operation, outcome, status, answer, duration_ms)
  select order_id, $2, 'send', 'taken', null, '', $3 from order_taken
  returning order_id`,
);

/** The order in one update: a second one in the same transaction would check all its references again. */
const updateTriedOrder = statement<OrderAtErp>(
  'erp_tried',
  `with kept as (
    insert into order_erp_try (order_id, at, operation, outcome, status, answer, duration_ms)
    values ($1, $2, $3, $4, $5, $6, $7)
  )
  update sales_order set erp_tries = erp_tries + 1, erp_status = $5,
    erp_refused_at = case when $4 = 'refused' then $2::timestamptz end,
    erp_received_at = case when $4 = 'taken' then $2::timestamptz else erp_received_at end
  where order_id = $1 and $3 = 'send'
  returning status_code as "statusCode", revision`,
);

/** Returns the status and revision of the order, if the attempt was to send one. */
async function recordAttempt(
  tx: Context,
  { orderId, operation, outcome, status, answer, durationMs }: Omit<ErpAttempt, 'id' | 'at'>,
): Promise<OrderAtErp | undefined> {
  const [order] = await updateTriedOrder(tx.db, [orderId, tx.clock(), operation, outcome, status, answer, durationMs]);
  return order;
}

/** Oldest first. */
export function listErpAttempts(db: Database, orderId: string): Promise<ErpAttempt[]> {
  return db.select().from(erpTries).where(eq(erpTries.orderId, orderId)).orderBy(asc(erpTries.id));
}

export async function findLastErpAttempt(db: Database): Promise<ErpAttempt | undefined> {
  const [last] = await db.select().from(erpTries).orderBy(desc(erpTries.id)).limit(1);
  return last;
}

/** The last try of each of these orders. */
export async function lastErpAttemptsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ErpAttempt>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([erpTries.orderId])
    .from(erpTries)
    .where(inArray(erpTries.orderId, [...orderIds]))
    .orderBy(asc(erpTries.orderId), desc(erpTries.id));
  return new Map(rows.map((row) => [row.orderId, row]));
}
