import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { ErpAnswer } from '../erp/erp.ts';
import { GiveUp } from '../jobs/job-kind.ts';
import { erpTries, orders } from './orders.tables.ts';

export type ErpTry = typeof erpTries.$inferSelect;
type Operation = ErpTry['operation'];

/**
 * Offers something to the ERP and keeps what it said, also when it said no: the error goes on to the queue, which knows
 * when to try again. Outside the caller's transaction, so that a failed try stays on record. What is to be done once it
 * was taken is done together with that record.
 */
export async function offerToErp(
  ctx: Context,
  orderId: string,
  operation: Operation,
  offer: () => Promise<void>,
  whenTaken: (tx: Context) => Promise<void> = async () => undefined,
): Promise<void> {
  const started = performance.now();
  const keep = (tx: Context, outcome: ErpTry['outcome'], status: number | null, answer: string) =>
    keepTry(tx, { orderId, operation, outcome, status, answer, durationMs: Math.round(performance.now() - started) });
  try {
    await offer();
  } catch (error) {
    const { status = null, body } = error instanceof Error && error.cause instanceof ErpAnswer ? error.cause : {};
    await ctx.db.transaction((tx) =>
      keep(
        { ...ctx, db: tx },
        error instanceof GiveUp ? 'refused' : 'failed',
        status,
        body ?? (error as Error).message,
      ),
    );
    throw error;
  }
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    await keep(tx, 'taken', null, '');
    await whenTaken(tx);
  });
}

async function keepTry(tx: Context, tried: Omit<typeof erpTries.$inferInsert, 'id' | 'at'>): Promise<void> {
  const at = tx.clock();
  await tx.db.insert(erpTries).values({ ...tried, at });
  if (tried.operation !== 'send') return;
  await tx.db
    .update(orders)
    .set({
      erpTries: sql`${orders.erpTries} + 1`,
      erpStatus: tried.status,
      erpRefusedAt: tried.outcome === 'refused' ? at : null,
    })
    .where(eq(orders.orderId, tried.orderId));
}

/** Oldest first. */
export function listErpTries(db: Database, orderId: string): Promise<ErpTry[]> {
  return db.select().from(erpTries).where(eq(erpTries.orderId, orderId)).orderBy(asc(erpTries.id));
}

export async function findLastErpTry(db: Database): Promise<ErpTry | undefined> {
  const [last] = await db.select().from(erpTries).orderBy(desc(erpTries.id)).limit(1);
  return last;
}

/** The last try of each of these orders. */
export async function lastErpTriesOf(db: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, ErpTry>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([erpTries.orderId])
    .from(erpTries)
    .where(inArray(erpTries.orderId, [...orderIds]))
    .orderBy(asc(erpTries.orderId), desc(erpTries.id));
  return new Map(rows.map((row) => [row.orderId, row]));
}
