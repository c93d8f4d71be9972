import { readTable } from '../data-files.ts';
import type { Cell } from '../table-fill.ts';
import { shopOf, shops } from './catalogue-shops.ts';
import { slug } from './catalogue-text.ts';
import type { ShopId } from './families.ts';

export interface DemoCategory {
  id: number;
  ventureId: ShopId;
  parentId: number | null;
  name: string;
  url: string;
  imageUrl: string;
  routeSegment: string;
}

interface CategoryRecord extends DemoCategory {
  ancestors: readonly number[];
  position: number;
  introduction: string;
  lead: string;
  body: string;
  picture: { family: string; material: string | undefined; view: string | undefined };
}

const columns = [
  ...(['shop', 'level', 'name', 'picture', 'material', 'view'] as const),
  ...(['introduction', 'lead', 'body'] as const),
];
type CategoryRow = Record<(typeof columns)[number], string>;

const levels = ['main', 'sub', 'leaf'];
const rows = readTable('catalogue/categories.csv', columns);
const records = shops.flatMap(({ id }) =>
  grow(
    id,
    rows.filter(({ shop }) => shop === id),
  ),
);
const byUrl = new Map(records.map((record) => [record.url, record]));

export function demoCategories(): DemoCategory[] {
  return records.map(({ id, ventureId, parentId, name, url, imageUrl, routeSegment }) => ({
    id,
    ventureId,
    parentId,
    name,
    url,
    imageUrl,
    routeSegment,
  }));
}

/** The ids from main to leaf; `path` is 'main/sub/leaf' in slugs. */
export function categoryAncestors(ventureId: ShopId, path: string): readonly number[] {
  const record = byUrl.get(`/${shopOf(ventureId).path}/categorieen/${path}`);
  if (record?.ancestors.length !== 3) throw new Error(`no leaf category ${path} in venture ${ventureId}`);
  return record.ancestors;
}

export const categoryColumns = [
  'id',
  'venture_id',
  'parent_id',
  'content_type',
  'name',
  'route_segment',
  'url',
  'image_url',
  'introduction_text',
  'body_text',
  'body_intro_text',
  'position',
  'ancestors',
] as const;

export const categoryCount = records.length;

export function* categoryRows(): Generator<readonly Cell[]> {
  for (const c of records) {
    const contentType = c.parentId === null ? 'CategoryNode' : 'CategorySubNode';
    const texts = [c.introduction, c.body, c.lead];
    yield [
      c.id,
      c.ventureId,
      c.parentId,
      contentType,
      c.name,
      c.routeSegment,
      c.url,
      c.imageUrl,
      ...texts,
      c.position,
      c.ancestors,
    ];
  }
}

export function* categoryPictureRows(): Generator<readonly Cell[]> {
  for (const c of records) {
    const { family, material, view } = c.picture;
    const label = shopOf(c.ventureId).name;
    yield [
      c.imageUrl,
      'image/svg+xml',
      JSON.stringify({ kind: 'product', family, material, view, label, note: '', seed: c.id }),
    ];
  }
}

/** The rows of one shop, in the order of its menu; each hangs under the last one of a higher level. */
function grow(ventureId: ShopId, rows: readonly CategoryRow[]): CategoryRecord[] {
  const root = `/${shopOf(ventureId).path}/categorieen`;
  /** From the main category to the one just added. */
  let branch: CategoryRecord[] = [];
  const grown: CategoryRecord[] = [];
  for (const row of rows) {
    branch = branch.slice(0, levels.indexOf(row.level));
    const parent = branch.at(-1);
    // '210' → 21001, 21002 …
    const id = (Number(ventureId) / 10) * 1000 + grown.length + 1;
    const routeSegment = slug(row.name);
    const record: CategoryRecord = {
      id,
      ventureId,
      parentId: parent?.id ?? null,
      name: row.name,
      routeSegment,
      url: `${parent?.url ?? root}/${routeSegment}`,
      imageUrl: `/media/categorieen/${id}.svg`,
      ancestors: [...branch.map((one) => one.id), id],
      position: grown.filter((one) => one.parentId === (parent?.id ?? null)).length,
      ...(row.level === 'leaf' && parent ? leafTexts(row, parent) : textsOf(row)),
      picture: row.picture
        ? { family: row.picture, material: row.material || undefined, view: row.view || undefined }
        : (parent?.picture ?? { family: '', material: undefined, view: undefined }),
    };
    grown.push(record);
    branch.push(record);
  }
  return grown;
}

function textsOf({ introduction, lead, body }: CategoryRow) {
  return { introduction, lead, body };
}

/** The introduction of a leaf completes the sentence "Bij {naam} vind je …". */
function leafTexts({ name, introduction }: CategoryRow, parent: CategoryRecord) {
  return {
    introduction: `Bij ${name} vind je ${introduction}.`,
    lead: `Uit ons assortiment ${parent.name}.`,
    body: `<p>${parent.introduction}</p><p>Gebruik de filters om op merk, maat of uitvoering te kiezen. Zet Voorraadassortiment aan als je alleen wilt zien wat we zelf op voorraad houden.</p>`,
  };
}
