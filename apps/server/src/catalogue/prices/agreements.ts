import { and, asc, eq, gt, like, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { startingWith } from '../../foundation/database/like-pattern.ts';
import { hasWords } from '../../foundation/database/word-search.ts';
import { variants } from '../products/products.ts';
import { priceAgreements } from './prices.tables.ts';

export interface Party {
  ventureId: string;
  customerId: string;
  customerGroup: string;
}

interface AgreementPage {
  after: number | undefined;
  q: string | undefined;
  limit: number;
}

/** The agreements of the customer and of its group, including past and future ones. */
export function listAgreements(db: Database, party: Party, { after, q, limit }: AgreementPage) {
  return db
    .select({
      id: priceAgreements.id,
      customerId: priceAgreements.customerId,
      variantCode: variants.code,
      variantName: variants.name,
      priceDelivery: priceAgreements.priceDelivery,
      pricePickup: priceAgreements.pricePickup,
      per: priceAgreements.salesPricePer,
      priceUnit: priceAgreements.priceUnit,
      validFrom: priceAgreements.validFrom,
      validUntil: priceAgreements.validUntil,
    })
    .from(priceAgreements)
    .innerJoin(variants, eq(variants.id, priceAgreements.variantId))
    .where(
      and(
        ofParty(party),
        after === undefined ? undefined : gt(priceAgreements.id, after),
        q === undefined ? undefined : or(like(variants.code, startingWith(q)), hasWords(variants.name, q)),
      ),
    )
    .orderBy(asc(priceAgreements.id))
    .limit(limit);
}

export function ofParty({ ventureId, customerId, customerGroup }: Party): SQL | undefined {
  return or(
    eq(priceAgreements.customerId, customerId),
    and(eq(priceAgreements.ventureId, ventureId), eq(priceAgreements.customerGroup, customerGroup)),
  );
}

export function countAgreements(db: Database, party: Party): Promise<number> {
  return db.$count(priceAgreements, ofParty(party));
}

/**
 * The agreements of the customer itself. `double` counts those that overlap an agreement of the other customer on the
 * same article.
 */
export async function countMovingAgreements(
  db: Database,
  from: string,
  into: string,
): Promise<{ moving: number; double: number }> {
  const all = await db.$count(priceAgreements, eq(priceAgreements.customerId, from));
  const double = await db.$count(priceAgreements, and(eq(priceAgreements.customerId, from), hasOwn(into)));
  return { moving: all - double, double };
}

function hasOwn(customerId: string): SQL {
  const until = sql`coalesce(${priceAgreements.validUntil}, 'infinity')`;
  return sql`exists (
    select 1 from ${priceAgreements} own where own.customer_id = ${customerId} and own.variant_id = ${priceAgreements.variantId}
      and own.valid_from <= ${until} and coalesce(own.valid_until, 'infinity') >= ${priceAgreements.validFrom})`;
}

/** An agreement that overlaps one of the other customer is not moved: an article must not have two prices at once. */
export async function moveAgreements(tx: Database, from: string, into: string): Promise<void> {
  await tx
    .update(priceAgreements)
    .set({ customerId: into })
    .where(and(eq(priceAgreements.customerId, from), sql`not ${hasOwn(into)}`));
}
