import type {
  Agreement,
  AgreementEdit,
  BeheerCostPrice,
  BeheerListPrice,
  beheerPriceRoutes,
  PricedArticle,
  PriceExplanation,
  PriceStep,
} from '@bouwpoort/contract/catalogue/prices.staff';
import { toSalesQuantity } from '@bouwpoort/trade/catalogue/unit-conversion';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { decimal, toWire } from '@bouwpoort/trade/foundation/money';
import type { z } from 'zod';
import { findCustomer, findCustomers } from '../../customers/customers/customers.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { nameOf } from '../../ordering/cart/cart.ts';
import {
  accessScopeOf,
  addRecord,
  auditWrite,
  changeRecord,
  conflictWith,
  requireThere,
  type StaffContext,
  type StaffRecord,
} from '../../organisation/staff/staff.ts';
import { codeOfVariant, findVariants, type OrderableVariant, variantsByCodes } from '../products/products.ts';
import { explainPrice } from './explain-price.ts';
import {
  type AgreementRow,
  addAgreement,
  agreementsOfVariant,
  type CostPriceRow,
  changeListPrice,
  endAgreement,
  type ListPriceRow,
  lockAgreement,
  lockCostPrice,
  readListPrice,
  writeCostPrice,
} from './price-edit.ts';
import { addListPrice, costPricesOf } from './prices.ts';

type Routes = typeof beheerPriceRoutes;

const maxFound = 12;
const agreementsShown = 100;

type FindQuery = z.output<Routes['customers']['query']>;

export async function findPriceCustomers(ctx: StaffContext, { q, ventureId }: FindQuery) {
  return { found: await findCustomers(ctx.db, q, venturesOf(ctx, ventureId), maxFound) };
}

export async function findPriceArticles(ctx: StaffContext, { q, ventureId }: FindQuery) {
  return { found: await findVariants(ctx.db, q, venturesOf(ctx, ventureId), maxFound) };
}

/** Prices belong to a venture: a role for a branch cannot see them. */
function venturesOf(ctx: StaffContext, ventureId: string | undefined): 'all' | readonly string[] {
  if (ventureId === undefined) return accessScopeOf(ctx).ventures;
  requireThere(ctx, { ventureId });
  return [ventureId];
}

async function requireCustomerThere(ctx: StaffContext, customerId: string): Promise<Customer> {
  const customer = await findCustomer(ctx, customerId);
  if (!customer) throw new AppError('notFound', { detail: `Klant ${customerId} bestaat niet` });
  requireThere(ctx, { ventureId: customer.ventureId });
  return customer;
}

async function requireVariant(ctx: StaffContext, ventureId: string, code: string): Promise<OrderableVariant> {
  requireThere(ctx, { ventureId });
  const found = (await variantsByCodes(ctx, ventureId, [code])).get(code);
  const variant = found?.find(({ matchedOn }) => matchedOn === 'code')?.variant;
  if (!variant) throw new AppError('notFound', { detail: `Artikel ${code} bestaat niet in deze winkel` });
  return variant;
}

export async function explainForStaff(
  ctx: StaffContext,
  asked: z.output<Routes['explain']['query']>,
): Promise<PriceExplanation> {
  const customer = await requireCustomerThere(ctx, asked.customerId);
  const variant = await requireVariant(ctx, customer.ventureId, asked.code);
  const { method, unit = variant.salesUnit, date: day = dayOf(ctx.clock()) } = asked;
  if (unit !== variant.salesUnit && !variant.bundles.some(({ bundleCode }) => bundleCode === unit))
    throw new AppError('invalidInput', { errors: { unit: ['Dit artikel heeft deze eenheid niet'] } });
  const quantity = toSalesQuantity(variant, asked.quantity, unit);
  const { steps, rungs, charged, line, listLine } = await explainPrice(ctx, {
    customer,
    variant,
    quantity,
    day,
    method,
  });
  const next = rungs.find(({ isReached }) => !isReached);
  const paidRung = rungs.find(({ isPaid }) => isPaid);
  const ladder: PriceStep = {
    kind: 'ladder',
    verdict: paidRung ? 'decides' : rungs.length > 0 ? 'notReached' : 'absent',
    price: paidRung ? toWire(paidRung.rung.price) : null,
    rungs: rungs.map(({ rung, isReached, isPaid }) => ({
      ...{ isReached, isPaid },
      from: toWire(rung.from),
      price: toWire(rung.price),
      direct: rung.kind === 'direct',
    })),
    toNext: next ? toWire(next.rung.from.minus(quantity)) : null,
  };
  const { customerId, customerName, customerGroup, ventureId } = customer;
  return {
    customer: { customerId, customerName, customerGroup, ventureId },
    article: describeArticle(variant),
    ...{ method, date: day },
    quantity: toWire(quantity),
    paid:
      charged && line
        ? {
            price: toWire(charged.price),
            salesPricePer: charged.salesPricePer,
            priceUnit: charged.priceUnit,
            quantity: line.agreed.quantity.toNumber(),
            amount: toWire(line.amount),
            saved: listLine ? toWire(listLine.amount.minus(line.amount)) : null,
            isDirect: charged.isDirect,
          }
        : null,
    steps: [
      ...steps.map(
        ({ kind, verdict, price, listPrice, agreement }): PriceStep => ({
          ...{ kind, verdict },
          price: price === null ? null : toWire(price),
          listPrice: listPrice ? describeListPrice(listPrice, variant) : null,
          agreement: agreement ? describeAgreement(agreement, variant.code) : null,
        }),
      ),
      ladder,
    ],
  };
}

function describeArticle(variant: OrderableVariant): PricedArticle {
  const { ventureId, code, salesUnit, priceUnit, bundles } = variant;
  const units = [...new Set([salesUnit, ...bundles.map(({ bundleCode }) => bundleCode)])];
  return { ventureId, code, name: nameOf(variant), salesUnit, priceUnit, units };
}

function describeListPrice(row: ListPriceRow, { priceUnit }: OrderableVariant): BeheerListPrice {
  const { salesPricePer, version } = row;
  return { ...pricesIn(row), ...{ salesPricePer, priceUnit, version } };
}

function describeAgreement(row: AgreementRow, variantCode: string): Agreement {
  const { id, ventureId, customerId, customerGroup, salesPricePer, priceUnit, validFrom, validUntil, version } = row;
  const whose = { agreementId: id, ventureId, customerId, customerGroup, variantCode };
  return { ...whose, ...pricesIn(row), ...{ salesPricePer, priceUnit, validFrom, validUntil, version } };
}

function pricesIn({ priceDelivery, pricePickup }: Pick<ListPriceRow, 'priceDelivery' | 'pricePickup'>) {
  return { priceDelivery: toWire(priceDelivery), pricePickup: toWire(pricePickup) };
}

export async function readArticlePrices(
  ctx: StaffContext,
  { ventureId, code }: z.output<Routes['article']['params']>,
  { customerId, after }: z.output<Routes['article']['query']>,
) {
  const variant = await requireVariant(ctx, ventureId, code);
  const party = customerId === undefined ? undefined : await requireCustomerThere(ctx, customerId);
  const [listPrice, costs, rows] = await Promise.all([
    readListPrice(ctx.db, variant.id),
    costPricesOf(ctx.db, [variant.id]),
    agreementsOfVariant(ctx.db, { variantId: variant.id, party, after, limit: agreementsShown + 1 }),
  ]);
  const shown = rows.slice(0, agreementsShown);
  return {
    article: describeArticle(variant),
    listPrice: listPrice ? describeListPrice(listPrice, variant) : null,
    costPrice: describeCost(costs.get(variant.id)),
    agreements: shown.map((row) => describeAgreement(row, variant.code)),
    nextAfter: rows.length > agreementsShown ? (shown.at(-1)?.id ?? null) : null,
  };
}

const stored = (price: number) => decimal(price).toFixed(4);

export async function setListPrice(
  ctx: StaffContext,
  { ventureId, code }: z.output<Routes['setListPrice']['params']>,
  { version, salesPricePer, ...given }: z.output<Routes['setListPrice']['body']>,
): Promise<BeheerListPrice> {
  const variant = await requireVariant(ctx, ventureId, code);
  const values = {
    priceDelivery: stored(given.priceDelivery),
    pricePickup: stored(given.pricePickup),
    salesPricePer,
  };
  return ctx.db.transaction(async (tx) => {
    const before = await readListPrice(tx, variant.id, true);
    const saved =
      (before?.version ?? null) !== version
        ? undefined
        : before
          ? await changeListPrice(tx, variant.id, values)
          : await addListPrice(tx, variant.id, values);
    if (!saved) {
      const current = before ?? (await readListPrice(tx, variant.id));
      const shown = current ? describeListPrice(current, variant) : null;
      throw conflictWith('Iemand anders heeft deze prijs intussen veranderd.', shown);
    }
    await auditWrite(ctx, tx, {
      entity: 'list-price',
      entityId: `${ventureId} ${code}`,
      entityName: `${code} ${nameOf(variant)}`,
      ventureId,
      before: before ? { ...pricesIn(before), salesPricePer: before.salesPricePer } : null,
      after: { ...pricesIn(saved), salesPricePer: saved.salesPricePer },
    });
    return describeListPrice(saved, variant);
  });
}

function describeCost(row: CostPriceRow | undefined): BeheerCostPrice | null {
  return row ? { price: toWire(row.price), salesPricePer: row.salesPricePer, priceUnit: row.priceUnit } : null;
}

export async function setCostPrice(
  ctx: StaffContext,
  { ventureId, code }: z.output<Routes['setCostPrice']['params']>,
  { price, salesPricePer, before: seen }: z.output<Routes['setCostPrice']['body']>,
): Promise<{ costPrice: BeheerCostPrice | null }> {
  const variant = await requireVariant(ctx, ventureId, code);
  return ctx.db.transaction(async (tx) => {
    const before = describeCost(await lockCostPrice(tx, variant.id));
    if ((before?.price ?? null) !== seen)
      throw conflictWith('Iemand anders heeft deze inkoopprijs intussen veranderd.', before);
    const saved = describeCost(
      await writeCostPrice(
        tx,
        variant.id,
        price === null ? undefined : { price: stored(price), salesPricePer, priceUnit: variant.priceUnit },
      ),
    );
    await auditWrite(ctx, tx, {
      entity: 'list-price',
      entityId: `${ventureId} ${code}`,
      entityName: `${code} ${nameOf(variant)}`,
      ventureId,
      before: { costPrice: before?.price ?? null },
      after: { costPrice: saved?.price ?? null },
    });
    return { costPrice: saved };
  });
}

export async function makeAgreement(ctx: StaffContext, edit: AgreementEdit): Promise<Agreement> {
  const { ventureId, code, customerId, customerGroup, salesPricePer, priceUnit, validFrom, validUntil } = edit;
  const variant = await requireVariant(ctx, ventureId, code);
  const customer = customerId === null ? undefined : await findCustomer(ctx, customerId);
  if (customerId !== null && customer?.ventureId !== ventureId)
    throw new AppError('invalidInput', { errors: { customerId: ['Deze klant bestaat niet in deze winkel'] } });
  if (!describeArticle(variant).units.includes(priceUnit) && priceUnit !== variant.priceUnit)
    throw new AppError('invalidInput', { errors: { priceUnit: ['Dit artikel heeft deze eenheid niet'] } });
  const added = await addRecord(ctx, agreements, async ({ db }) => {
    const row = await addAgreement(db, {
      ...{ ventureId, customerId, customerGroup, salesPricePer, priceUnit, validFrom, validUntil },
      variantId: variant.id,
      priceDelivery: stored(edit.priceDelivery),
      pricePickup: stored(edit.pricePickup),
    });
    return row && { row, code };
  });
  return describeAgreement(added.row, code);
}

/** An agreement with the article number that its name in the log begins with. */
interface AgreementOf {
  row: AgreementRow;
  code: string;
}

const agreements: StaffRecord<number, AgreementOf> = {
  lock: async ({ db }, agreementId) => {
    const row = await lockAgreement(db, agreementId);
    return row && { row, code: (await codeOfVariant(db, row.variantId)) ?? '' };
  },
  places: ({ row: { ventureId } }) => [{ ventureId }],
  version: ({ row }) => row.version,
  stale: 'Iemand anders heeft deze afspraak intussen veranderd.',
  current: (_, { row, code }) => describeAgreement(row, code),
  audited: ({ row: { id, customerId, customerGroup, ventureId }, code }) => ({
    entity: 'price-agreement',
    entityId: String(id),
    entityName: `${code} voor ${customerId ?? `groep ${customerGroup}`}`,
    ventureId,
  }),
  fields: ({ row, code }) => {
    const { agreementId: _, version: __, ...fields } = describeAgreement(row, code);
    return fields;
  },
};

export async function setAgreementEnd(
  ctx: StaffContext,
  agreementId: number,
  { validUntil, version }: z.output<Routes['endAgreement']['body']>,
): Promise<Agreement> {
  const { row, code } = await changeRecord(ctx, agreements, agreementId, {
    version,
    write: async ({ db }, before) => {
      if (validUntil !== null && validUntil < before.row.validFrom)
        throw new AppError('invalidInput', { errors: { validUntil: ['De laatste dag ligt voor de eerste'] } });
      const ended = await endAgreement(db, agreementId, validUntil);
      return ended && { ...before, row: ended };
    },
  });
  return describeAgreement(row, code);
}
