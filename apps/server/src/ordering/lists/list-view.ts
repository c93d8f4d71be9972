import type { ListLine, OrderList } from '@bouwpoort/contract/ordering/lists';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { shownPricesOf } from '../../catalogue/prices/prices.ts';
import {
  type OrderableVariant,
  type Replacement,
  replacementsOf,
  similarTo,
  variantsByGuids,
} from '../../catalogue/products/products.ts';
import { listProjects } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import { type DescribedArticle, describeArticles, nameOf } from '../cart/cart.ts';
import { type ListParty, type ListRow, requireList, requireListParty } from './list-access.ts';
import { packOf } from './list-articles.ts';
import { describeHead } from './list-facts.ts';
import { type LineRow, selectLines, selectUses } from './lists.queries.ts';

export async function findList(ctx: Context, listId: number): Promise<OrderList> {
  const party = await requireListParty(ctx);
  return describeList(ctx, party, await requireList(ctx, party, listId));
}

/** The list with its lines as of today, in a few queries for any length. */
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
  const offered = await offerInstead(
    ctx,
    party,
    [...variants.values()].filter(({ state }) => state !== 'orderable'),
  );
  return lines.map((line, at) =>
    describeLine(party, line, variants.get(line.contentId), facts[at], offered.get(line.contentId) ?? []),
  );
}

function describeLine(
  { seesPrices }: ListParty,
  line: LineRow,
  variant: OrderableVariant | undefined,
  fact: DescribedArticle | undefined,
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

type Offered = ListLine['replacements'][number];

/** The number of articles for which similar ones are looked up, to bound the cost of a list. */
const maxSimilar = 50;

/** By GUID: the replacements of staff, else similar articles. With their price per unit. */
async function offerInstead(
  ctx: Context,
  party: ListParty,
  gone: readonly OrderableVariant[],
): Promise<ReadonlyMap<string, Offered[]>> {
  const replacements = await replacementsOf(
    ctx,
    gone.map(({ productId }) => productId),
  );
  const ofVenture = ({ variant }: Pick<Replacement, 'variant'>) => variant.ventureId === party.user.ventureId;
  const named = new Map(gone.map((one) => [one.id, (replacements.get(one.productId) ?? []).filter(ofVenture)]));
  const nameless = gone.filter(({ id }) => named.get(id)?.length === 0).slice(0, maxSimilar);
  const similar = await similarTo(
    ctx,
    nameless.map(({ id }) => id),
  );
  const found = new Map<string, { kind: Offered['kind']; variant: OrderableVariant }[]>(
    gone.map(({ id, guid }) => {
      const own = named.get(id) ?? [];
      if (own.length > 0) return [guid, own];
      return [guid, (similar.get(id) ?? []).map((variant) => ({ kind: 'similar' as const, variant }))];
    }),
  );
  const ids = [...found.values()].flat().map(({ variant }) => variant.id);
  const prices = party.seesPrices && ids.length > 0 ? await shownPricesOf(ctx, party.customer, ids) : new Map();
  return new Map(
    [...found].map(([guid, all]) => [
      guid,
      all.map(({ kind, variant }) => {
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
