import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { ofParty, type Party } from './agreements.ts';
import { costPrices, listPrices, priceAgreements } from './prices.tables.ts';

export type AgreementRow = typeof priceAgreements.$inferSelect;
export type ListPriceRow = typeof listPrices.$inferSelect;

export async function readListPrice(db: Database, variantId: number, lock = false): Promise<ListPriceRow | undefined> {
  const query = db.select().from(listPrices).where(eq(listPrices.variantId, variantId));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

type ListPriceValues = Pick<ListPriceRow, 'priceDelivery' | 'pricePickup' | 'salesPricePer'>;

/** Does nothing if there already is a list price. */
export async function addListPrice(
  tx: Database,
  variantId: number,
  values: ListPriceValues,
): Promise<ListPriceRow | undefined> {
  const [row] = await tx
    .insert(listPrices)
    .values({ variantId, ...values })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function changeListPrice(
  tx: Database,
  variantId: number,
  values: ListPriceValues,
): Promise<ListPriceRow | undefined> {
  const [row] = await tx.update(listPrices).set(values).where(eq(listPrices.variantId, variantId)).returning();
  return row;
}

interface AgreementsAsked {
  variantId: number;
  /** Limits the result to agreements of this customer and its group. */
  party?: Party | undefined;
  after?: number | undefined;
  limit: number;
}

/** Includes past and future agreements. */
export function agreementsOfVariant(db: Database, asked: AgreementsAsked): Promise<AgreementRow[]> {
  const { variantId, party, after, limit } = asked;
  return db
    .select()
    .from(priceAgreements)
    .where(
      and(
        eq(priceAgreements.variantId, variantId),
        party && ofParty(party),
        after === undefined ? undefined : gt(priceAgreements.id, after),
      ),
    )
    .orderBy(asc(priceAgreements.id))
    .limit(limit);
}

export async function lockAgreement(tx: Database, agreementId: number): Promise<AgreementRow | undefined> {
  const [row] = await tx.select().from(priceAgreements).where(eq(priceAgreements.id, agreementId)).for('update');
  return row;
}

export async function addAgreement(
  tx: Database,
  values: Omit<AgreementRow, 'id' | 'version' | 'createdAt' | 'updatedAt'>,
): Promise<AgreementRow | undefined> {
  const [row] = await tx.insert(priceAgreements).values(values).returning();
  return row;
}

export async function endAgreement(
  tx: Database,
  agreementId: number,
  validUntil: string | null,
): Promise<AgreementRow | undefined> {
  const [row] = await tx
    .update(priceAgreements)
    .set({ validUntil })
    .where(eq(priceAgreements.id, agreementId))
    .returning();
  return row;
}

export async function listPricesOf(db: Database, variantIds: readonly number[]): Promise<Map<number, ListPriceRow>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(listPrices)
    .where(inArray(listPrices.variantId, [...variantIds]));
  return new Map(rows.map((row) => [row.variantId, row]));
}

export type CostPriceRow = typeof costPrices.$inferSelect;

/** By variant id; a variant whose cost price is unknown has no entry. */
export async function costPricesOf(db: Database, variantIds: readonly number[]): Promise<Map<number, CostPriceRow>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(costPrices)
    .where(inArray(costPrices.variantId, [...variantIds]));
  return new Map(rows.map((row) => [row.variantId, row]));
}

export async function lockCostPrice(tx: Database, variantId: number): Promise<CostPriceRow | undefined> {
  const [row] = await tx.select().from(costPrices).where(eq(costPrices.variantId, variantId)).for('update');
  return row;
}

/** Nothing removes it. */
export async function writeCostPrice(
  tx: Database,
  variantId: number,
  values: Omit<CostPriceRow, 'variantId'> | undefined,
): Promise<CostPriceRow | undefined> {
  if (!values) {
    await tx.delete(costPrices).where(eq(costPrices.variantId, variantId));
    return undefined;
  }
  const [row] = await tx
    .insert(costPrices)
    .values({ variantId, ...values })
    .onConflictDoUpdate({ target: costPrices.variantId, set: values })
    .returning();
  return row;
}
