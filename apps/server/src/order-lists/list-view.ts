import type { WithAmounts } from '@bouwpoort/contract/amounts';
import type { CartLine } from '@bouwpoort/contract/cart';
import type { ListLine, OrderList } from '@bouwpoort/contract/order-lists';
import { toWire } from '@bouwpoort/trade/money';
import { describeArticles, nameOf } from '../cart/cart.ts';
import { type OrderableVariant, type Replacement, replacementsOf, variantsByGuids } from '../catalogue/catalogue.ts';
import type { Context } from '../context/context.ts';
import { listProjects } from '../customers/customers.ts';
import { shownPricesOf } from '../pricing/pricing.ts';
import { type ListParty, type ListRow, requireList, requireListParty } from './list-access.ts';
import { packOf } from './list-articles.ts';
import { describeHead } from './list-facts.ts';
import { type LineRow, selectLines, selectUses } from './order-lists.queries.ts';

export async function findList(ctx: Context, listId: number): Promise<OrderList> {
  const party = await requireListParty(ctx);
  return describeList(ctx, party, await requireList(ctx, party, listId));
}

/** The list with its lines as they stand today, in a handful of questions however long it is. */
export async function describeList(ctx: Context, party: ListParty, list: ListRow): Promise<OrderList> {
  const [lines, uses, projects] = await Promise.all([
    selectLines(ctx, [list.id]),
    selectUses(ctx, [list.id]),
    listProjects(ctx.db, party.customer.customerId),
  ]);
  const described = await describeLines(ctx, party, lines);
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  return {
    ...describeHead(ctx, party, list, { use: uses.get(list.id), lineCount: lines.length, projects: names }),
    sections: list.sections,
    lines: described,
  };
}

async function describeLines(ctx: Context, party: ListParty, lines: readonly LineRow[]): Promise<ListLine[]> {
  const [facts, variants] = await Promise.all([
    describeArticles(ctx, party, lines),
    variantsByGuids(
      ctx,
      lines.map(({ contentId }) => contentId),
    ),
  ]);
  const gone = [...variants.values()].filter(({ state }) => state !== 'orderable');
  const replacements = await replacementsOf(
    ctx,
    gone.map(({ productId }) => productId),
  );
  const offered = await describeReplacements(ctx, party, replacements);
  return lines.map((line, at) => {
    const variant = variants.get(line.contentId);
    const fact = facts[at];
    const own = variant?.state === 'orderable' ? [] : ((variant && offered.get(variant.productId)) ?? []);
    return describeLine(party, line, variant, fact, own);
  });
}

function describeLine(
  { seesPrices }: ListParty,
  line: LineRow,
  variant: OrderableVariant | undefined,
  fact: WithAmounts<CartLine> | undefined,
  replacements: ListLine['replacements'],
): ListLine {
  const { agreed } = fact ?? {};
  const notOrderable =
    !fact || (fact.notOrderable !== null && fact.notOrderable !== 'withoutPrice') ? 'gone' : fact.notOrderable;
  return {
    id: line.id,
    contentId: line.contentId,
    code: variant?.code ?? line.code,
    displayName: variant ? nameOf(variant) : line.displayName,
    imageUrl: variant?.imageUrl ?? null,
    productUrl: notOrderable === 'gone' ? null : (variant?.url ?? null),
    salesUnitId: variant?.salesUnit ?? line.unit,
    quantity: toWire(line.quantity),
    unitId: line.unit,
    pack: packOf(variant, line.unit),
    note: line.note,
    section: line.section,
    standing: line.standing === null ? null : toWire(line.standing),
    notOrderable,
    supplySource: fact?.supplySource ?? null,
    deliveryDateAfter: fact?.deliveryDateAfter ?? null,
    ...(seesPrices ? { price: fact && agreed ? { amount: fact.extendedPrice, agreed } : null } : {}),
    replacements,
  };
}

/** With the price of one, so that who chooses knows what it costs. */
async function describeReplacements(
  ctx: Context,
  party: ListParty,
  replacements: ReadonlyMap<number, readonly Replacement[]>,
): Promise<ReadonlyMap<number, ListLine['replacements']>> {
  const all = [...replacements.values()].flat();
  const prices =
    party.seesPrices && all.length > 0
      ? await shownPricesOf(
          ctx,
          party.customer,
          all.map(({ variant }) => variant.id),
        )
      : new Map();
  return new Map(
    [...replacements].map(([productId, of]) => [
      productId,
      of
        .filter(({ variant }) => variant.ventureId === party.user.ventureId)
        .map(({ kind, variant }) => {
          const own = prices.get(variant.id);
          const price = own?.priceDelivery
            ? { price: toWire(own.priceDelivery), per: own.salesPricePer, unitId: own.priceUnit }
            : null;
          return {
            contentId: variant.guid,
            code: variant.code,
            displayName: nameOf(variant),
            imageUrl: variant.imageUrl,
            productUrl: variant.url,
            salesUnitId: variant.salesUnit,
            kind,
            ...(party.seesPrices ? { price } : {}),
          };
        }),
    ]),
  );
}
