import { Dice } from '../dice.ts';
import type { Cell, DemoWorldSize } from '../table-fill.ts';
import { dayBefore } from './catalogue-days.ts';
import { seedOf } from './catalogue-ids.ts';
import { money, type ProductDraft, type VariantDraft } from './catalogue-product.ts';
import { expectedVariants, products } from './catalogue-products.ts';
import { shopOf } from './catalogue-shops.ts';
import { ratioOf, type UnitPlan } from './catalogue-units.ts';

export const listPriceColumns = ['variant_id', 'price_delivery', 'price_pickup', 'sales_price_per'] as const;

export const priceTierColumns = [
  'variant_id',
  'kind',
  'ladder_quantity',
  'ladder_unit_id',
  'price_delivery',
  'price_pickup',
] as const;

export const priceAgreementColumns = [
  'id',
  'venture_id',
  'customer_id',
  'customer_group',
  'variant_id',
  'price_delivery',
  'price_pickup',
  'sales_price_per',
  'price_unit',
  'valid_from',
  'valid_until',
] as const;

/** Fetching it yourself saves 2 to 4 %, except on what has a fixed price. */
function pickupPart(seed: number, product: ProductDraft, variant: VariantDraft): number {
  if (product.kitchen.family.fixedPrice) return 1;
  return 0.96 + (seedOf(seed, variant.ordinal, 15) % 200) / 10_000;
}

export function* listPriceRows(size: DemoWorldSize): Generator<readonly Cell[]> {
  for (const product of products(size)) {
    for (const variant of product.variants) {
      if (variant.price === 0) continue;
      yield [
        variant.id,
        variant.price,
        money(variant.price * pickupPart(size.seed, product, variant)),
        variant.goods.units.per,
      ];
    }
  }
}

export function* priceTierRows(size: DemoWorldSize): Generator<readonly Cell[]> {
  for (const product of products(size)) {
    for (const variant of product.variants) {
      if (variant.price === 0 || product.kitchen.family.fixedPrice) continue;
      const dice = new Dice(seedOf(size.seed, variant.ordinal, 16));
      const warehouse = warehouseLadder(product, variant, dice);
      const cheapest = (warehouse.at(-1)?.price ?? variant.price) / variant.price;
      // A full load straight from the maker costs less than any number of pallets from the yard.
      const direct = ladder(
        variant,
        DIRECT_STEPS[directTiers(product, dice)] ?? [],
        Math.min(0.93, cheapest - 0.01),
        dice,
      );
      const pickup = pickupPart(size.seed, product, variant);
      for (const rung of warehouse) yield tierRow(variant, 'warehouse', rung, pickup);
      for (const rung of direct) yield tierRow(variant, 'direct', rung, pickup);
    }
  }
}

function warehouseLadder(product: ProductDraft, variant: VariantDraft, dice: Dice): Rung[] {
  return ladder(variant, WAREHOUSE_STEPS[warehouseTiers(product, dice)] ?? [], 0.98, dice);
}

/** In packages or pallets; a longer ladder starts lower and ends higher. */
const WAREHOUSE_STEPS: readonly (readonly number[])[] = [
  [],
  [1],
  [0.5, 1],
  [0.5, 1, 4],
  [0.25, 0.5, 1, 4],
  [0.25, 0.5, 1, 4, 10],
];
const DIRECT_STEPS: readonly (readonly number[])[] = [
  [],
  [12],
  [8, 22],
  [6, 12, 24],
  [4, 8, 16, 26],
  [4, 8, 12, 18, 26],
];

interface Rung {
  quantity: number;
  price: number;
}

/** The first rung costs at most `part` of the list price; each next one asks more and costs less. */
function ladder(variant: VariantDraft, steps: readonly number[], part: number, dice: Dice): Rung[] {
  const load = loadOf(variant.goods.units);
  const rungs: Rung[] = [];
  part -= dice.next() * 0.01;
  let reached = 0;
  let last = variant.price;
  for (const step of steps) {
    const packages = Math.max(2, Math.ceil(step * load.packages));
    const quantity = Math.round(packages * load.perPackage * 1e4) / 1e4;
    const price = money(variant.price * part);
    part -= 0.012 + dice.next() * 0.013;
    if (quantity <= reached || price >= last) continue;
    reached = quantity;
    last = price;
    rungs.push({ quantity, price });
  }
  return rungs;
}

function tierRow(
  { id, goods: { units } }: VariantDraft,
  kind: string,
  { quantity, price }: Rung,
  pickup: number,
): readonly Cell[] {
  return [id, kind, quantity, units.price, price, money(price * pickup)];
}

/** How many sales units make a pallet (or a good armful), and how many price units one of them is. */
function loadOf(units: UnitPlan): { packages: number; perPackage: number } {
  const sales = ratioOf(units, units.sales);
  const largest = units.bundles.at(-1)?.[1] ?? 1;
  const packages = units.sales === '09' || largest <= sales ? 12 : Math.round(largest / sales);
  return { packages: Math.max(packages, 8), perPackage: sales / ratioOf(units, units.price) };
}

function warehouseTiers(product: ProductDraft, dice: Dice): number {
  if (product.known) return product.known.warehouseTiers ?? 0;
  const chance = dice.next();
  return chance < 0.5 ? 0 : chance < 0.65 ? 1 : chance < 0.78 ? 2 : chance < 0.89 ? 3 : chance < 0.95 ? 4 : 5;
}

function directTiers(product: ProductDraft, dice: Dice): number {
  if (product.known) return product.known.directTiers ?? 0;
  const wanted = product.kitchen.family.bulky ? (product.ventureId === '230' ? 0.75 : 0.3) : 0;
  return dice.chance(wanted) ? dice.int(1, 4) : 0;
}

const GROUPS = ['A', 'B', 'C'] as const;
const MOST_AGREEMENTS = 190_000;

export function expectedAgreements(_size: DemoWorldSize, variants: number): number {
  return Math.round(Math.min(MOST_AGREEMENTS, wantedAgreements(variants)));
}

/** Two customers of Steenhof and one of Houtmeesters and Dakkracht on 8 %, three groups in each shop on 10 %. */
function wantedAgreements(variants: number): number {
  return variants * (0.08 * (2 * 0.55 + 0.2 + 0.13) + 0.3);
}

const thinningFor = (variants: number) => Math.min(1, MOST_AGREEMENTS / wantedAgreements(variants));

export function* priceAgreementRows(size: DemoWorldSize, variants: number): Generator<readonly Cell[]> {
  const thinning = thinningFor(variants);
  let id = 1;
  for (const product of products(size)) {
    for (const variant of product.variants) {
      const pickup = pickupPart(size.seed, product, variant);
      for (const { customer, group, price, from, until } of agreementsOf(size, product, variant, thinning)) {
        yield [
          ...[id++, product.ventureId, customer, group, variant.id, price, money(price * pickup)],
          ...[variant.goods.units.per, variant.goods.units.price, from, until],
        ];
      }
    }
  }
}

interface Agreement {
  customer: string | null;
  group: string | null;
  price: number;
  from: string;
  until: string | null;
}

function* agreementsOf(
  size: DemoWorldSize,
  product: ProductDraft,
  variant: VariantDraft,
  thinning: number,
): Generator<Agreement> {
  if (variant.price === 0 || product.kitchen.family.fixedPrice) return;
  const dice = new Dice(seedOf(size.seed, variant.ordinal, 17));
  for (const customer of shopOf(product.ventureId).customers) {
    const agreed = product.known
      ? customer === '510001' && product.known.agreement !== undefined && product.known.agreement !== 'group'
      : dice.chance(0.08 * thinning);
    if (!agreed) continue;
    const price = money(variant.price * (0.8 + dice.next() * 0.14));
    const [from, until] = period(size.today, dice, product.known?.agreement);
    yield { customer, group: null, price, from, until };
  }
  for (const [i, group] of GROUPS.entries()) {
    const agreed = product.known ? product.known.agreement === 'group' : dice.chance(0.1 * thinning);
    if (!agreed) continue;
    const price = money(variant.price * (0.95 - i * 0.02 - dice.next() * 0.02));
    const [from, until] = period(size.today, dice, product.known?.agreement);
    yield { customer: null, group, price, from, until };
  }
}

export interface DemoBuyer {
  customerId: string;
  customerGroup: string;
}

/** What a customer pays today for so many price units, delivered: by agreement, else list price; or a tier below it. */
export function paidPrice(
  size: DemoWorldSize,
  product: ProductDraft,
  variant: VariantDraft,
  { customerId, customerGroup }: DemoBuyer,
  quantity: number,
): number {
  const running = [...agreementsOf(size, product, variant, thinningFor(expectedVariants(size)))].filter(
    ({ from, until }) => from <= size.today && (until === null || until >= size.today),
  );
  const agreed =
    running.find(({ customer }) => customer === customerId) ?? running.find(({ group }) => group === customerGroup);
  const rungs = product.kitchen.family.fixedPrice
    ? []
    : warehouseLadder(product, variant, new Dice(seedOf(size.seed, variant.ordinal, 16)));
  const reached = rungs.filter((rung) => rung.quantity <= quantity).map(({ price }) => price);
  return Math.min(agreed?.price ?? variant.price, ...reached);
}

/** Mostly running, some over, some still to come. */
function period(today: string, dice: Dice, wanted: string | undefined): [from: string, until: string | null] {
  const chance = dice.next();
  const days = dice.int(20, 300);
  if (wanted === 'expired' || (wanted === undefined && chance < 0.12)) {
    return [dayBefore(today, days + 365), dayBefore(today, days)];
  }
  if (wanted === 'future' || (wanted === undefined && chance < 0.2)) {
    return [dayBefore(today, -14 - (days % 60)), dayBefore(today, -days - 365)];
  }
  return [dayBefore(today, days), chance < 0.6 ? dayBefore(today, -(days % 240) - 30) : null];
}
