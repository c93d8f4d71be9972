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
  /** How many articles each section has; '' is none. */
  sections: readonly (readonly [name: string, lines: number])[];
  standing?: true;
  rhythm?: 'today' | 'month';
  isArchived?: true;
  /** Days before the demo day. */
  ordered?: readonly [daysAgo: number, by: string];
}

const demoLists: readonly DemoList[] = [
  {
    ...{ id: 101, ventureId: '210', owner: 'aannemer@steenhof.test', name: 'Afbouw standaard', sharing: 'company' },
    note: 'Wat we bij elke woning nodig hebben',
    sections: [
      ['Wanden', 8],
      ['Afwerking', 7],
      ['Bevestiging', 5],
    ],
    ordered: [7, 'Samira Bouzid'],
  },
  {
    ...{ id: 102, ventureId: '210', owner: 'inkoper@steenhof.test', name: 'Spouw en gevel blok C', sharing: 'site' },
    projectId: 4101,
    sections: [
      ['', 3],
      ['Gevel', 6],
    ],
    ordered: [12, 'Samira Bouzid'],
  },
  {
    ...{ id: 103, ventureId: '210', owner: 'aannemer@steenhof.test', name: 'Bus', sharing: 'personal' },
    sections: [
      ['Links', 5],
      ['Rechts', 4],
    ],
    standing: true,
    ordered: [3, 'Daan ter Veldhuis'],
  },
  {
    ...{
      id: 104,
      ventureId: '210',
      owner: 'aannemer@steenhof.test',
      name: 'Weekvoorraad werkplaats',
      sharing: 'company',
    },
    sections: [['', 11]],
    rhythm: 'today',
    ordered: [7, 'Daan ter Veldhuis'],
  },
  {
    ...{
      id: 105,
      ventureId: '210',
      owner: 'aannemer@steenhof.test',
      name: 'Dakkapel Soesterkwartier',
      sharing: 'company',
    },
    sections: [['', 6]],
    isArchived: true,
  },
  {
    ...{ id: 106, ventureId: '220', owner: 'timmerman@houtmeesters.test', name: 'Kozijnen', sharing: 'company' },
    sections: [['', 7]],
    ordered: [20, 'Houtmeesters'],
  },
  {
    ...{ id: 107, ventureId: '220', owner: 'timmerman@houtmeesters.test', name: 'Werkbank', sharing: 'personal' },
    sections: [['', 4]],
    rhythm: 'month',
  },
];

type SizeAndArticles = [size: DemoWorldSize, articles: OrderableByVenture];

/** Order lists with fixed numbers; the articles are those of the venture, each list from another place in them. */
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
    const sections = list.sections.flatMap(([name]) => (name === '' ? [] : [{ name, note: '' }]));
    return [
      ...[list.id, customerId, list.ventureId, id, `${firstName} ${lastName}`, list.name, list.note ?? ''],
      ...[list.sharing, list.projectId ?? null, JSON.stringify(sections)],
      list.rhythm === undefined ? null : list.rhythm === 'today' ? 'week' : 'month',
      list.rhythm === undefined ? null : list.rhythm === 'today' ? weekdayOf(today) : 1,
      ...[list.isArchived ? `${addDays(today, -30)}T09:00:00Z` : null, made, made],
    ];
  }),
});

const quantities = [24, 8, 16, 6, 4, 3, 2, 12, 5, 10];

function* linesOf(list: DemoList, articles: readonly DemoOrderable[]): Generator<Cell[]> {
  let position = 0;
  for (const [section, count] of list.sections) {
    for (let index = 0; index < count; index++) {
      const article = articles[(list.id * 7 + position * 3) % articles.length];
      if (!article) return;
      const quantity = quantities[(list.id + position) % quantities.length] ?? 1;
      yield [
        ...[list.id * 100 + position, list.id, article.guid, article.code, article.variantName, String(quantity)],
        ...[article.salesUnit, position === 1 ? 'Eerst kijken wat er nog ligt' : '', section],
        ...[list.standing ? String(quantity + 4) : null, position],
      ];
      position++;
    }
  }
}

const lineFill = (...[, articles]: SizeAndArticles): TableFill => {
  const rows = demoLists.flatMap((list) => {
    const seen = new Set<string>();
    // A small catalogue repeats its articles; a list has each of them once in a section.
    return [...linesOf(list, articles[list.ventureId] ?? [])].filter((row) => {
      const place = `${row[2]} ${row[8]}`;
      if (seen.has(place)) return false;
      seen.add(place);
      return true;
    });
  });
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
      const at = ordered ? `${addDays(today, -ordered[0])}T14:10:00Z` : null;
      const by = ordered?.[1] ?? null;
      return [id, at, by, standing ? at : null, standing ? by : null, rhythm === 'today' ? today : null];
    }),
  };
};
