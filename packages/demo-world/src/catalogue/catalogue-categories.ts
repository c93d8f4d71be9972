import type { Cell } from '../table-fill.ts';
import type { ShopId } from './catalogue-recipe.ts';
import { shopOf, shops } from './catalogue-shops.ts';
import { slug } from './catalogue-text.ts';
import { dakkrachtCategories } from './categories/categories-dakkracht.ts';
import { houtmeestersCategories } from './categories/categories-houtmeesters.ts';
import { steenhofCategories } from './categories/categories-steenhof.ts';
import { tegelkadeCategories } from './categories/categories-tegelkade.ts';
import type { CategoryPicture, LeafCategory, MainCategory, SubCategory } from './category-tree.ts';

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
  picture: CategoryPicture;
}

const trees: Readonly<Record<ShopId, readonly MainCategory[]>> = {
  '210': steenhofCategories,
  '220': houtmeestersCategories,
  '230': dakkrachtCategories,
  '240': tegelkadeCategories,
};

const records = shops.flatMap(({ id }) => grow(id, trees[id]));
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
    const [family, material, view] = c.picture;
    const label = shopOf(c.ventureId).name;
    yield [
      c.imageUrl,
      'image/svg+xml',
      JSON.stringify({ kind: 'product', family, material, view, label, note: '', seed: c.id }),
    ];
  }
}

function grow(ventureId: ShopId, mains: readonly MainCategory[]): CategoryRecord[] {
  const grown: CategoryRecord[] = [];
  const root = `/${shopOf(ventureId).path}/categorieen`;
  const add = (parent: CategoryRecord | null, position: number, node: Omit<SubCategory, 'leaves'>): CategoryRecord => {
    // '210' → 21001, 21002 …
    const id = (Number(ventureId) / 10) * 1000 + grown.length + 1;
    const routeSegment = slug(node.name);
    const record: CategoryRecord = {
      id,
      ventureId,
      parentId: parent?.id ?? null,
      name: node.name,
      routeSegment,
      url: `${parent?.url ?? root}/${routeSegment}`,
      imageUrl: `/media/categorieen/${id}.svg`,
      ancestors: [...(parent?.ancestors ?? []), id],
      position,
      introduction: node.introduction,
      lead: node.lead,
      body: node.body,
      picture: node.picture,
    };
    grown.push(record);
    return record;
  };
  mains.forEach((main, m) => {
    const mainRecord = add(null, m, main);
    main.subs.forEach((sub, s) => {
      const subRecord = add(mainRecord, s, sub);
      sub.leaves.forEach((leaf, l) => {
        add(subRecord, l, leafTexts(leaf, sub));
      });
    });
  });
  return grown;
}

function leafTexts([name, fact, picture]: LeafCategory, sub: SubCategory): Omit<SubCategory, 'leaves'> {
  return {
    name,
    picture: picture ?? sub.picture,
    introduction: `Bij ${name} vind je ${fact}.`,
    lead: `Uit ons assortiment ${sub.name}.`,
    body: `<p>${sub.introduction}</p><p>Gebruik de filters om op merk, maat of uitvoering te kiezen. Zet Voorraadassortiment aan als je alleen wilt zien wat we zelf op voorraad houden.</p>`,
  };
}
