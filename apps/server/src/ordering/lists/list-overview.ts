import type { ListSummary } from '@bouwpoort/contract/ordering/lists';
import { sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import { and, asc, desc, isNotNull, isNull, sql } from 'drizzle-orm';
import { listProjects } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import { containing } from '../../foundation/database/like-pattern.ts';
import { describeArticles } from '../cart/cart.ts';
import { isVisible, type ListParty, type ListRow, requireListParty } from './list-access.ts';
import { describeHead } from './list-facts.ts';
import { type LineRow, selectLines, selectUses } from './lists.queries.ts';
import { orderListLines, orderLists } from './lists.tables.ts';

/** The number of lists shown; more are not usable. */
const maxLists = 200;
/** The number of lines that are priced for one overview; further lists are shown without an amount. */
const maxPriced = 2000;
const maxPictures = 3;

/** The lists that the user may see, by name; all lines together take one query for prices and one for stock. */
export async function listOverview(
  ctx: Context,
  { archived, q }: { archived: boolean; q?: string | undefined },
): Promise<{ lists: ListSummary[]; archivedCount: number }> {
  const party = await requireListParty(ctx);
  const [lists, archivedCount, projects] = await Promise.all([
    selectLists(ctx, party, archived, q),
    ctx.db.$count(orderLists, and(isVisible(party), isNotNull(orderLists.archivedAt))),
    listProjects(ctx.db, party.customer.customerId),
  ]);
  const ids = lists.map(({ id }) => id);
  const [lineCounts, uses] = await Promise.all([countLines(ctx, ids), selectUses(ctx, ids)]);
  const withAmounts = new Set<number>();
  let priced = 0;
  for (const id of ids) {
    priced += lineCounts.get(id) ?? 0;
    if (priced <= maxPriced) withAmounts.add(id);
  }
  const facts = await readFacts(ctx, party, [...withAmounts]);
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  return {
    archivedCount,
    lists: lists.map((list) => ({
      ...describeHead(ctx, party, list, {
        use: uses.get(list.id),
        lineCount: lineCounts.get(list.id) ?? 0,
        projects: names,
      }),
      sectionCount: list.sections.length,
      ...(withAmounts.has(list.id)
        ? (facts.get(list.id) ?? noFacts(party))
        : { pictures: [], available: null, gone: null, ...(party.seesPrices ? { amount: null } : {}) }),
    })),
  };
}

type Facts = Pick<ListSummary, 'pictures' | 'available' | 'gone' | 'amount'>;

const noFacts = ({ seesPrices }: ListParty): Facts => ({
  pictures: [],
  available: 0,
  gone: 0,
  ...(seesPrices ? { amount: 0 } : {}),
});

function selectLists(ctx: Context, party: ListParty, archived: boolean, q: string | undefined): Promise<ListRow[]> {
  const words = q === undefined || q === '' ? undefined : containing(q);
  const matches =
    words === undefined
      ? undefined
      : sql`(${orderLists.name} ilike ${words} or exists (select from ${orderListLines}
          where ${orderListLines.listId} = ${orderLists.id}
            and (${orderListLines.displayName} ilike ${words} or ${orderListLines.code} ilike ${words})))`;
  return ctx.db
    .select()
    .from(orderLists)
    .where(and(isVisible(party), archived ? isNotNull(orderLists.archivedAt) : isNull(orderLists.archivedAt), matches))
    .orderBy(asc(sql`lower(${orderLists.name})`), desc(orderLists.id))
    .limit(maxLists);
}

export async function countLines({ db }: Pick<Context, 'db'>, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ listId: orderListLines.listId, count: sql<number>`count(*)::int` })
    .from(orderListLines)
    .where(sql`${orderListLines.listId} = any(${sql.param([...ids])}::int[])`)
    .groupBy(orderListLines.listId);
  return new Map(rows.map(({ listId, count }) => [listId, count]));
}

async function readFacts(ctx: Context, party: ListParty, ids: readonly number[]): Promise<Map<number, Facts>> {
  const lines: LineRow[] = await selectLines(ctx, ids);
  const described = await describeArticles(ctx, party, lines);
  const known = lines.map(({ listId }, at) => ({ listId, line: described[at] }));
  const facts = new Map<number, Facts>();
  for (const [listId, all] of Map.groupBy(known, (one) => one.listId)) {
    const priced = all.flatMap(({ line }) => line ?? []);
    facts.set(listId, {
      pictures: priced.flatMap(({ imageUrl }) => imageUrl ?? []).slice(0, maxPictures),
      available: priced.filter(({ supplySource }) => supplySource !== null && supplySource !== 'supplier').length,
      gone: priced.filter(({ notOrderable }) => notOrderable !== null && notOrderable !== 'withoutPrice').length,
      ...(party.seesPrices ? { amount: toWire(sumOf(priced.map(({ extendedPrice }) => extendedPrice))) } : {}),
    });
  }
  return facts;
}

/** For the dialog that adds something to a list. */
export async function listNames(ctx: Context) {
  const party = await requireListParty(ctx);
  const [lists, projects] = await Promise.all([
    selectLists(ctx, party, false, undefined),
    listProjects(ctx.db, party.customer.customerId),
  ]);
  const lineCounts = await countLines(
    ctx,
    lists.map(({ id }) => id),
  );
  const { projectIds } = party;
  return {
    lists: lists.map(({ id, name, sharing }) => ({ id, name, sharing, lineCount: lineCounts.get(id) ?? 0 })),
    projects: projects
      .filter(({ id }) => projectIds === null || projectIds.includes(id))
      .map(({ id, name }) => ({ id, name })),
  };
}
