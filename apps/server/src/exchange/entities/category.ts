import { slug } from '@bouwpoort/trade/foundation/slug';
import { renewAssortmentMenu } from '../../content/menus/menus.ts';
import { query } from '../../foundation/database/prepared.ts';
import { placeWaitingProducts } from '../uncategorised/uncategorised.ts';
import type { Chunk, Line } from '../writing/chunk.ts';
import { type Entity, mergeRow, ref } from '../writing/entity.ts';
import { OverriddenFields } from '../writing/overridden-fields.ts';
import type { Row } from '../writing/table-writer.ts';
import { pathsOfMedia } from './media-of-line.ts';

const columns = {
  name: 'name',
  introduction: 'introduction_text',
  body: 'body_text',
  bodyIntroduction: 'body_intro_text',
  position: 'position',
} as const;

const fresh: Row = {
  ...{ id: null, venture_id: null, parent_id: null, content_type: null, name: null, route_segment: null, url: null },
  ...{ image_url: null, introduction_text: '', body_text: '', body_intro_text: '', position: 0, ancestors: null },
};

interface Node {
  id: number;
  row: Row;
  /** Absent for categories without a line in the batch. */
  line?: Line;
}

/** The whole tree of the venture is computed again: a move changes the addresses and ancestors of everything below. */
export const category: Entity = {
  linesAtOnce: 50_000,
  async write(chunk, lines) {
    const nodes = new Map<number, Node>();
    for (const row of await chunk.existing('category', 'venture_id', [chunk.feed.ventureId])) {
      nodes.set(Number(row.id), {
        id: Number(row.id),
        row: Object.fromEntries(Object.keys(fresh).map((name) => [name, row[name]])),
      });
    }
    const before = new Map([...nodes].map(([id, { row }]) => [id, JSON.stringify(row)]));
    const overridden = await OverriddenFields.read(
      chunk,
      lines.flatMap(({ ref }) => ref?.ourId ?? []),
    );
    const parents = await chunk.resolve(
      'category',
      lines.map(({ fields }) => fields.parent),
    );
    const images = await pathsOfMedia(chunk, lines, 'image');
    const added = lines.filter(({ ref }) => !ref || !nodes.has(Number(ref.ourId)));
    const ids = await chunk.takeIds('catalogue_id', added.length);
    const idOf = new Map(added.map((line, at) => [line.line, ids[at] ?? 0]));
    for (const line of lines) {
      const id = idOf.get(line.line) ?? Number(line.ref?.ourId);
      const there = nodes.get(id)?.row;
      if (!there) chunk.markNew(line);
      const fields = overridden.fieldsOf(line, id);
      const row = mergeRow(there, fields, columns, { ...fresh, id, venture_id: chunk.feed.ventureId });
      if (fields.image !== undefined) row.image_url = images.get(line.line)?.[0] ?? null;
      if (typeof fields.routeSegment === 'string') row.route_segment = fields.routeSegment;
      overridden.keep(line, id, (field) => {
        if (field === 'image') return images.get(line.line)?.[0] ?? null;
        if (field === 'parent') return Number(parents.get(String(line.fields.parent))) || null;
        return line.fields[field];
      });
      if (!chunk.refused.has(line.line)) nodes.set(id, { id, row, line: { ...line, fields } });
    }
    await attachToParents(
      chunk,
      nodes,
      new Map(chunk.accepted(lines).map((line) => [line.externalId, idOf.get(line.line) ?? Number(line.ref?.ourId)])),
    );
    refuseCycles(chunk, nodes);
    removeRefused(chunk, nodes, before);
    computeAddresses(chunk, nodes);
    // Parents first: a category needs an existing parent.
    const changed = [...nodes.values()]
      .filter(({ id, row }) => before.get(id) !== JSON.stringify(row))
      .sort((a, b) => depthOf(a) - depthOf(b));
    await freeAddresses(chunk, changed);
    await chunk.write(
      'category',
      ['id'],
      changed.map(({ row, line }) => ({ line: line?.line ?? 0, row })),
    );
    await overridden.write();
    for (const line of chunk.accepted(lines)) chunk.link(line, idOf.get(line.line) ?? Number(line.ref?.ourId));
  },
  async remove(chunk, lines) {
    const ids = lines.map(({ ref }) => Number(ref?.ourId));
    const used = await query<{ id: number }>(
      chunk.ctx.db,
      `select category_id as id from product where category_id = any($1::integer[])
       union select parent_id from category where parent_id = any($1::integer[]) and not id = any($1::integer[])`,
      [ids],
    );
    const inUse = new Set(used.map(({ id }) => id));
    const free = lines.filter((line) => {
      if (!inUse.has(Number(line.ref?.ourId))) return true;
      chunk.refuse(line, 'delete', 'Er staan nog producten of categorieën onder deze categorie');
      return false;
    });
    await chunk.remove(
      'category',
      free.map(({ line, ref }) => ({ line, row: { id: Number(ref?.ourId) } })),
    );
    for (const line of free) chunk.linkRemoved(line, false);
  },
  async settle(chunk) {
    await placeWaitingProducts(chunk.ctx, chunk.feed.ventureId);
    await renewAssortmentMenu(chunk.ctx, chunk.venture);
  },
  ownRow: { table: 'category', exists: 't.id = r.our_id::integer' },
  read: `select t.id::text as our_id, t.venture_id, t.changed_in, jsonb_build_object(
      'name', t.name, 'parent', case when t.parent_id is not null then ${ref('category', 't.parent_id')} end,
      'routeSegment', t.route_segment, 'introduction', t.introduction_text, 'body', t.body_text,
      'bodyIntroduction', t.body_intro_text, 'image', case when t.image_url is not null then jsonb_build_object('url', $3 || t.image_url) end,
      'position', t.position) as record
    from category t`,
};

const depthOf = ({ row }: Node) => (row.ancestors as number[]).length;

/** Gives every line its parent; an unknown parent is an error of that line. */
async function attachToParents(
  chunk: Chunk,
  nodes: Map<number, Node>,
  inBatch: ReadonlyMap<string, number>,
): Promise<void> {
  const named = [...nodes.values()].flatMap(({ line }) => (line ? [line] : []));
  const known = await chunk.resolve(
    'category',
    named.map(({ fields }) => fields.parent),
  );
  for (const { row, line } of nodes.values()) {
    if (!line || line.fields.parent === undefined) continue;
    const { parent } = line.fields;
    if (parent === null) row.parent_id = null;
    else {
      const id = inBatch.get(String(parent)) ?? Number(known.get(String(parent)));
      if (nodes.has(id)) row.parent_id = id;
      else chunk.refuse(line, 'parent', `Categorie ${parent} kennen we niet`);
    }
  }
}

function refuseCycles(chunk: Chunk, nodes: ReadonlyMap<number, Node>): void {
  for (const node of nodes.values()) {
    if (!node.line || chunk.refused.has(node.line.line)) continue;
    const seen = new Set<number>([node.id]);
    for (let at = nodes.get(Number(node.row.parent_id)); at; at = nodes.get(Number(at.row.parent_id))) {
      if (at.id === node.id) {
        chunk.refuse(node.line, 'parent', 'Deze categorie zou onder zichzelf komen te staan');
        break;
      }
      if (seen.has(at.id)) break;
      seen.add(at.id);
    }
  }
}

/** A refused line changes or creates nothing, and neither do new categories below it. */
function removeRefused(chunk: Chunk, nodes: Map<number, Node>, before: ReadonlyMap<number, string>): void {
  for (;;) {
    let dropped = false;
    for (const [id, { row, line }] of nodes) {
      if (line && !chunk.refused.has(line.line) && row.parent_id !== null && !nodes.has(Number(row.parent_id))) {
        chunk.refuse(line, 'parent', `Categorie ${line.fields.parent} is geweigerd`);
      }
      if (!line || !chunk.refused.has(line.line)) continue;
      const old = before.get(id);
      if (old === undefined) nodes.delete(id);
      else nodes.set(id, { id, row: JSON.parse(old) });
      dropped = true;
    }
    if (!dropped) return;
    refuseCycles(chunk, nodes);
  }
}

/** Ancestors, kinds and addresses, from the top down. Of siblings with the same name the later one gets a number. */
function computeAddresses(chunk: Chunk, nodes: ReadonlyMap<number, Node>): void {
  const children = Map.groupBy(nodes.values(), ({ row }) => row.parent_id as number | null);
  const below = (parent: Node | undefined) => {
    const taken = new Set<string>();
    // Existing ones keep their address.
    const siblings = (children.get(parent?.id ?? null) ?? []).sort(
      (a, b) => Number(a.row.url === null) - Number(b.row.url === null) || a.id - b.id,
    );
    for (const node of siblings) {
      const { row } = node;
      const wanted = String(row.route_segment ?? '') || slug(String(row.name)) || `categorie-${node.id}`;
      row.route_segment = taken.has(wanted) ? `${wanted}-${node.id}` : wanted;
      taken.add(String(row.route_segment));
      row.url = `${parent?.row.url ?? `/${chunk.venture.path}/categorieen`}/${row.route_segment}`;
      row.ancestors = [...((parent?.row.ancestors as number[] | undefined) ?? []), node.id];
      row.content_type = parent ? 'CategorySubNode' : 'CategoryNode';
      below(node);
    }
  };
  below(undefined);
}

/** Two categories may swap addresses: an address that another one takes is cleared first. */
async function freeAddresses(chunk: Chunk, changed: readonly Node[]): Promise<void> {
  await query(
    chunk.ctx.db,
    `update category c set url = 'moving:' || c.id
     from jsonb_to_recordset($1::jsonb) as g(id integer, url text) where c.url = g.url and c.id <> g.id`,
    [JSON.stringify(changed.map(({ id, row }) => ({ id, url: row.url })))],
  );
}
