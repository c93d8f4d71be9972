import { readJson, readTable } from '../data-files.ts';
import { addDays, weekdayOf } from '../places/demo-days.ts';
import type { Cell, DemoWorldSize, TableFill } from '../table-fill.ts';
import type { DemoOrderable, OrderableByVenture } from './orders.ts';
import { demoSiteUsers } from './site-users.ts';

interface DemoList {
  /** Fixed: 101 and on. */
  id: number;
  ventureId: string;
  owner: string;
  name: string;
  note?: string;
  sharing: 'personal' | 'company' | 'site';
  projectId?: number;
  /** What is sold, by part of its name, and how many sales units; the section '' is none. */
  lines: readonly Record<'section' | 'article' | 'number', string>[];
  standing?: true;
  rhythm?: 'today' | 'month';
  isArchived?: true;
  /** Days before the demo day. */
  ordered?: { daysAgo: number; by: string };
}

const demoLists = readJson<readonly Omit<DemoList, 'lines'>[]>('people/order-lists.json').map((list): DemoList => {
  const own = readTable('people/order-list-lines.csv', ['list', 'section', 'article', 'number']);
  return { ...list, lines: own.filter((line) => line.list === String(list.id)) };
});

type SizeAndArticles = [size: DemoWorldSize, articles: OrderableByVenture];

/** Order lists with fixed numbers. A venture that does not sell an article leaves it out. */
export const orderListFills = (...given: SizeAndArticles): TableFill[] => [
  listFill(given[0]),
  lineFill(...given),
  useFill(given[0]),
];

function ownerOf({ owner }: DemoList) {
  const user = demoSiteUsers.find(({ email }) => email === owner);
  if (!user?.customerId) throw new Error(`no customer of ${owner}`);
  return { ...user, customerId: user.customerId };
}

const listFill = ({ today }: DemoWorldSize): TableFill => ({
  table: 'order_list',
  columns: [
    ...['id', 'customer_id', 'venture_id', 'owner_id', 'owner_name', 'name', 'note', 'sharing', 'project_id'],
    ...['sections', 'rhythm', 'rhythm_day', 'archived_at', 'created_at', 'updated_at'],
  ],
  expected: demoLists.length,
  rows: demoLists.map((list): Cell[] => {
    const { id, customerId, firstName, lastName } = ownerOf(list);
    const made = `${addDays(today, -60)}T09:00:00Z`;
    const sections = [...new Set(list.lines.map(({ section }) => section))].flatMap((name) =>
      name === '' ? [] : [{ name, note: '' }],
    );
    return [
      ...[list.id, customerId, list.ventureId, id, `${firstName} ${lastName}`, list.name, list.note ?? ''],
      ...[list.sharing, list.projectId ?? null, JSON.stringify(sections)],
      list.rhythm === undefined ? null : list.rhythm === 'today' ? 'week' : 'month',
      list.rhythm === undefined ? null : list.rhythm === 'today' ? weekdayOf(today) : 1,
      ...[list.isArchived ? `${addDays(today, -30)}T09:00:00Z` : null, made, made],
    ];
  }),
});

function* linesOf(list: DemoList, articles: readonly DemoOrderable[]): Generator<Cell[]> {
  const listed = new Set<string>();
  for (const { section, article: sold, number } of list.lines) {
    const article = articles.find(({ guid, variantName }) => new RegExp(sold).test(variantName) && !listed.has(guid));
    if (!article) continue;
    const position = listed.size;
    listed.add(article.guid);
    yield [
      ...[list.id * 100 + position, list.id, article.guid, article.code, article.variantName, number],
      ...[article.salesUnit, position === 1 ? 'Eerst kijken wat er nog ligt' : '', section],
      ...[list.standing ? String(Number(number) + 4) : null, position],
    ];
  }
}

const lineFill = (...[, articles]: SizeAndArticles): TableFill => {
  const rows = demoLists.flatMap((list) => [...linesOf(list, articles[list.ventureId] ?? [])]);
  return {
    table: 'order_list_line',
    columns: [
      ...['id', 'list_id', 'content_id', 'code', 'display_name', 'quantity', 'unit', 'note', 'section', 'standing'],
      'position',
    ],
    expected: rows.length,
    rows,
  };
};

const useFill = ({ today }: DemoWorldSize): TableFill => {
  const used = demoLists.filter(({ ordered, rhythm }) => ordered || rhythm === 'today');
  return {
    table: 'order_list_use',
    columns: ['list_id', 'ordered_at', 'ordered_by', 'counted_at', 'counted_by', 'ready_on'],
    expected: used.length,
    rows: used.map(({ id, ordered, standing, rhythm }): Cell[] => {
      const at = ordered ? `${addDays(today, -ordered.daysAgo)}T14:10:00Z` : null;
      const by = ordered?.by ?? null;
      return [id, at, by, standing ? at : null, standing ? by : null, rhythm === 'today' ? today : null];
    }),
  };
};
