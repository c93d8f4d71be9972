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
  /** The articles of each section, by what is sold and how many sales units; the section '' is none. */
  sections: readonly (readonly [name: string, lines: readonly (readonly [article: string, quantity: number])[]])[];
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
      [
        'Wanden',
        [
          ['gipsplaat AK', 24],
          ['gipsplaat brandwerend', 8],
          ['gipsvezelplaat RK', 6],
          ['metal-stud C-profiel', 30],
          ['metal-stud U-profiel', 12],
          ['steenwolplaat', 10],
          ['OSB', 4],
          ['stompe binnendeur', 2],
        ],
      ],
      [
        'Afwerking',
        [
          ['voegenvuller', 3],
          ['hoekbeschermer verzinkt', 10],
          ['hechtpleister', 4],
          ['handpleister', 6],
          ['egaline voor wanden', 2],
          ['acrylaatkit', 12],
          ['voorstrijk', 2],
        ],
      ],
      [
        'Bevestiging',
        [
          ['gipsplaatschroef', 5],
          ['spaanplaatschroef', 3],
          ['nylon plug', 4],
          ['montagekit', 6],
          ['PUR-schuim', 6],
        ],
      ],
    ],
    ordered: [7, 'Samira Bouzid'],
  },
  {
    ...{ id: 102, ventureId: '210', owner: 'inkoper@steenhof.test', name: 'Spouw en gevel blok C', sharing: 'site' },
    projectId: 4101,
    sections: [
      [
        '',
        [
          ['PIR-spouwplaat', 40],
          ['glaswol spouwplaat', 12],
          ['spouwanker', 2],
        ],
      ],
      [
        'Gevel',
        [
          ['gevelsteen', 3],
          ['metselmortel M5', 24],
          ['voegmortel', 10],
          ['metselzand', 2],
          ['betonlatei', 6],
          ['bladlood', 3],
        ],
      ],
    ],
    ordered: [12, 'Samira Bouzid'],
  },
  {
    ...{ id: 103, ventureId: '210', owner: 'aannemer@steenhof.test', name: 'Bus', sharing: 'personal' },
    sections: [
      [
        'Links',
        [
          ['PUR-schuim', 6],
          ['sanitairkit', 6],
          ['acrylaatkit', 8],
          ['montagekit', 4],
          ['montagelijm', 3],
        ],
      ],
      [
        'Rechts',
        [
          ['spaanplaatschroef', 4],
          ['nylon plug', 3],
          ['hoekanker', 24],
          ['montagehandschoen', 5],
        ],
      ],
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
    sections: [
      [
        '',
        [
          ['spaanplaatschroef', 6],
          ['gipsplaatschroef', 4],
          ['draadnagel', 2],
          ['nylon plug', 4],
          ['keilbout', 1],
          ['hoekanker', 50],
          ['sanitairkit', 12],
          ['PUR-schuim', 12],
          ['montagekit', 6],
          ['houtlijm|montagelijm', 6],
          ['montagehandschoen', 10],
        ],
      ],
    ],
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
    sections: [
      [
        '',
        [
          ['vuren geschaafd', 24],
          ['underlayment', 8],
          ['PIR-dakplaat', 12],
          ['dampremmende folie', 1],
          ['EPDM-folie', 1],
          ['bladlood', 2],
        ],
      ],
    ],
    isArchived: true,
  },
  {
    ...{ id: 106, ventureId: '220', owner: 'timmerman@houtmeesters.test', name: 'Kozijnen', sharing: 'company' },
    sections: [
      [
        '',
        [
          ['kozijnhout', 8],
          ['onderdorpel', 3],
          ['houtlijm', 4],
          ['constructielijm|montagekit', 6],
          ['spaanplaatschroef', 3],
          ['beits', 2],
          ['dak- en gevelkit', 6],
        ],
      ],
    ],
    ordered: [20, 'Houtmeesters'],
  },
  {
    ...{ id: 107, ventureId: '220', owner: 'timmerman@houtmeesters.test', name: 'Werkbank', sharing: 'personal' },
    sections: [
      [
        '',
        [
          ['multiplex', 2],
          ['vuren geschaafd', 10],
          ['houtlijm', 1],
          ['spaanplaatschroef', 1],
        ],
      ],
    ],
    rhythm: 'month',
  },
];

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

function* linesOf(list: DemoList, articles: readonly DemoOrderable[]): Generator<Cell[]> {
  const listed = new Set<string>();
  for (const [section, lines] of list.sections) {
    for (const [sold, quantity] of lines) {
      const article = articles.find(({ guid, variantName }) => new RegExp(sold).test(variantName) && !listed.has(guid));
      if (!article) continue;
      const position = listed.size;
      listed.add(article.guid);
      yield [
        ...[list.id * 100 + position, list.id, article.guid, article.code, article.variantName, String(quantity)],
        ...[article.salesUnit, position === 1 ? 'Eerst kijken wat er nog ligt' : '', section],
        ...[list.standing ? String(quantity + 4) : null, position],
      ];
    }
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
      const at = ordered ? `${addDays(today, -ordered[0])}T14:10:00Z` : null;
      const by = ordered?.[1] ?? null;
      return [id, at, by, standing ? at : null, standing ? by : null, rhythm === 'today' ? today : null];
    }),
  };
};
