import { slug } from '@bouwpoort/trade/foundation/slug';
import { query } from '../../foundation/database/prepared.ts';
import { categoriesOfGroups, neverPublished } from '../uncategorised/uncategorised.ts';
import type { Chunk, Line } from '../writing/chunk.ts';
import { byColumn, type Entity, mergeRow, ref } from '../writing/entity.ts';
import { OverriddenFields } from '../writing/overridden-fields.ts';
import type { Row } from '../writing/table-writer.ts';
import { downloadsOf } from './downloads.ts';
import { altTextsOf, filesOfMedia, pathsIn } from './media-of-line.ts';

const columns = {
  name: 'name',
  brand: 'brand',
  line: 'line',
  type: 'type',
  description: 'commercial_description',
  displayVariantsBy: 'display_variants_by',
  usps: 'usp_list',
  vatRate: 'vat_rate',
  hiddenInVentures: 'market_filter',
} as const;

const fresh: Row = {
  ...{ id: null, venture_id: null, category_id: null, ancestors: [], name: null, route_segment: null, url: null },
  ...{ brand: '', line: '', type: '', status: 'Actief', start_publish: null, stop_publish: null, market_filter: [] },
  ...{ commercial_description: '', display_variants_by: '', usp_list: [], display_image: null, image_assets: [] },
  ...{ imported_image_texts: {}, download_assets: [], vat_rate: 21, order_count: 0 },
};

interface Draft {
  line: Line;
  row: Row;
  /** Its own dates, while it waits for a category. */
  waiting: Row | undefined;
}

export const product: Entity = {
  async write(chunk, lines) {
    const ids = lines.flatMap(({ ref }) => (ref ? [Number(ref.ourId)] : []));
    const there = byColumn(await chunk.existing('product', 'id', ids), 'id');
    const overridden = await OverriddenFields.read(chunk, ids);
    const trays = byColumn(await chunk.existing('waiting_product', 'product_id', ids), 'product_id');
    const images = await filesOfMedia(chunk, lines, 'images');
    const downloads = await downloadsOf(chunk, lines, there.values());
    const places = await readPlacements(chunk, lines);
    const added = lines.filter(({ ref }) => !ref || !there.has(ref.ourId));
    const newIds = await chunk.takeIds('catalogue_id', added.length);
    const idOf = new Map(added.map((line, at) => [line.line, newIds[at] ?? 0]));
    const now = chunk.ctx.clock().toISOString();
    const drafts = lines.map((line): Draft => {
      const id = idOf.get(line.line) ?? Number(line.ref?.ourId);
      const before = there.get(String(id));
      if (!before) chunk.markNew(line);
      const fields = overridden.fieldsOf(line, id);
      const row = mergeRow(before, fields, columns, { ...fresh, id, venture_id: chunk.feed.ventureId });
      const tray = trays.get(String(id));
      const dates = tray ?? before ?? { start_publish: now, stop_publish: null };
      const { publishFrom, publishUntil, routeSegment } = fields;
      const start = publishFrom === undefined ? dates.start_publish : (publishFrom ?? now);
      // A retired product that is sent again is restored, unless the record or staff say otherwise.
      const isBack = line.ref?.isRemoved === true && line.fields.publishUntil === undefined;
      const returns = isBack && !overridden.has(id, 'publishUntil');
      const stop = publishUntil === undefined ? (returns ? null : dates.stop_publish) : publishUntil;
      if (isBack) overridden.keepOne(line, id, 'publishUntil', null);
      row.status = 'Actief';
      row.order_count = Math.max(Number(row.order_count), Number(line.fields.timesOrdered ?? 0));
      if (fields.images !== undefined) {
        const files = images.get(line.line) ?? [];
        row.image_assets = pathsIn(files);
        row.display_image = files[0]?.path ?? null;
        row.imported_image_texts = altTextsOf(files);
      }
      if (fields.downloads !== undefined) row.download_assets = downloads.get(line.line) ?? [];
      row.route_segment = routeSegment ?? row.route_segment ?? `${slug(String(row.name)) || 'product'}-${id}`;
      row.url = `/${chunk.venture.path}/producten/${row.route_segment}`;
      const asked = places.get(line.line);
      const place = fields.category === undefined && fields.classification === undefined ? undefined : asked;
      // A class without a category does not take a product out of its current category.
      const stays = place?.categoryId === null && fields.category === undefined && row.category_id !== null;
      if (place && !stays) {
        row.category_id = place.categoryId;
        row.ancestors = place.ancestors;
      }
      overridden.keep(line, id, (field) => {
        if (field === 'category') return asked?.categoryId ?? null;
        if (field === 'images') return pathsIn(images.get(line.line) ?? []);
        if (field === 'downloads') return downloads.get(line.line) ?? [];
        return line.fields[field];
      });
      const waits = row.category_id === null;
      row.start_publish = waits ? neverPublished : start;
      row.stop_publish = waits ? null : stop;
      const waiting = waits
        ? {
            product_id: id,
            venture_id: chunk.feed.ventureId,
            category: place ? place.asked : (tray?.category ?? null),
            start_publish: start,
            stop_publish: stop,
            since: tray?.since ?? now,
          }
        : undefined;
      return { line, row, waiting };
    });
    await keepAddressesApart(chunk, drafts);
    const good = drafts.filter(({ line }) => !chunk.refused.has(line.line));
    const rowsOf = (drafted: readonly Draft[]) => drafted.map(({ line: { line }, row }) => ({ line, row }));
    await chunk.insert('product', rowsOf(good.filter(({ line }) => chunk.isNew(line))));
    await chunk.write('product', ['id'], rowsOf(good.filter(({ line }) => !chunk.isNew(line))));
    const placed = good.filter(({ waiting, row }) => !waiting && trays.has(String(row.id)));
    await chunk.remove(
      'waiting_product',
      placed.map(({ line, row }) => ({ line: line.line, row: { product_id: row.id } })),
    );
    await chunk.write(
      'waiting_product',
      ['product_id'],
      good.flatMap(({ line, waiting }) => (waiting ? [{ line: line.line, row: waiting }] : [])),
    );
    await writeClasses(chunk, good);
    await overridden.write();
    for (const { line, row } of good) chunk.link(line, Number(row.id));
  },
  async remove(chunk, lines) {
    await retire(chunk, 'product', lines);
  },
  ownRow: { table: 'product', exists: 't.id = r.our_id::integer' },
  read: `select t.id::text as our_id, t.venture_id, t.changed_in, jsonb_build_object(
      'name', t.name, 'category', case when t.category_id is not null then ${ref('category', 't.category_id')} else w.category end,
      'classification', case when k.code is not null then jsonb_build_object('system', k.system, 'code', k.code) end,
      'brand', t.brand, 'line', t.line, 'type', t.type, 'description', t.commercial_description,
      'displayVariantsBy', t.display_variants_by, 'usps', t.usp_list, 'vatRate', t.vat_rate,
      'images', (select coalesce(jsonb_agg(jsonb_build_object('url', $3 || path)), '[]') from unnest(t.image_assets) as path),
      'publishFrom', to_char(coalesce(w.start_publish, t.start_publish) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'publishUntil', to_char(coalesce(w.stop_publish, t.stop_publish) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'hiddenInVentures', t.market_filter, 'timesOrdered', t.order_count, 'routeSegment', t.route_segment,
      'downloads', (select coalesce(jsonb_agg(jsonb_build_object('name', d->>'name', 'url', $3 || (d->>'url'))), '[]')
        from jsonb_array_elements(t.download_assets) as d)) as record
    from product t left join waiting_product w on w.product_id = t.id
      left join product_classification k on k.product_id = t.id`,
};

interface Placement {
  categoryId: number | null;
  ancestors: number[];
  /** The category in the line. */
  asked: string | null;
}

/** The places that lines ask for; an unknown category is no error, the product waits for it. */
async function readPlacements(chunk: Chunk, lines: readonly Line[]): Promise<Map<number, Placement>> {
  const naming = lines.filter(({ fields }) => fields.category !== undefined || fields.classification !== undefined);
  const known = await chunk.resolve(
    'category',
    naming.map(({ fields }) => fields.category),
  );
  const unknown = naming.flatMap(({ fields: { category } }) =>
    typeof category === 'string' && known.get(category) === undefined ? [category] : [],
  );
  const groups = await categoriesOfGroups(chunk.ctx, chunk.feed, [...new Set(unknown)]);
  const classes = naming.flatMap(({ fields }) => (fields.category ? [] : (fields.classification ?? []))) as ClassCode[];
  const byClass = new Map(
    (
      await query<{ system: string; code: string; id: number }>(
        chunk.ctx.db,
        `select system, code, category_id as id from classification_category where venture_id = $1 and code = any($2)`,
        [chunk.feed.ventureId, [...new Set(classes.map(({ code }) => code))]],
      )
    ).map(({ system, code, id }) => [`${system} ${code}`, id]),
  );
  const idOf = ({ fields }: Line) => {
    if (typeof fields.category === 'string')
      return Number(known.get(fields.category) ?? groups.get(fields.category) ?? 0);
    const asked = fields.classification as ClassCode | null | undefined;
    return (asked && byClass.get(`${asked.system} ${asked.code}`)) ?? 0;
  };
  const rows = byColumn(await chunk.lookUp('category', 'id', naming.map(idOf)), 'id');
  return new Map(
    naming.map((line) => {
      const row = rows.get(String(idOf(line)));
      return [
        line.line,
        {
          categoryId: row ? Number(row.id) : null,
          ancestors: (row?.ancestors as number[] | undefined) ?? [],
          asked: (line.fields.category ?? null) as string | null,
        },
      ];
    }),
  );
}

/** Stored beside the product, because the mapping of the class may change later. */
async function writeClasses(chunk: Chunk, drafts: readonly Draft[]): Promise<void> {
  const naming = drafts.filter(({ line }) => line.fields.classification !== undefined);
  const rows = naming.flatMap(({ line, row }) => {
    const { system, code } = (line.fields.classification ?? {}) as Partial<ClassCode>;
    return code === undefined
      ? []
      : [{ line: line.line, row: { product_id: row.id, venture_id: row.venture_id, system, code } }];
  });
  const owners = naming.map(({ line, row }) => ({ line: line.line, id: row.id }));
  await chunk.writeChildren('product_classification', ['product_id'], 'product_id', owners, rows);
}

interface ClassCode {
  system: string;
  code: string;
}

/** Of two products with the same address the later one gets a number. */
async function keepAddressesApart(chunk: Chunk, drafts: readonly Draft[]): Promise<void> {
  const there = await chunk.lookUp(
    'product',
    'url',
    drafts.map(({ row }) => row.url),
  );
  const owner = new Map(there.map((row) => [String(row.url), Number(row.id)]));
  for (const { row } of drafts) {
    const taken = owner.get(String(row.url));
    if (taken !== undefined && taken !== row.id) {
      row.route_segment = `${row.route_segment}-${row.id}`;
      row.url = `/${chunk.venture.path}/producten/${row.route_segment}`;
    }
    owner.set(String(row.url), Number(row.id));
  }
}

/** Orders, carts and links refer to it: the row stays, but is not shown. */
export async function retire(chunk: Chunk, table: 'product' | 'variant', lines: readonly Line[]): Promise<void> {
  const now = chunk.ctx.clock().toISOString();
  const rows = byColumn(
    await chunk.existing(
      table,
      'id',
      lines.map(({ ref }) => Number(ref?.ourId)),
    ),
    'id',
  );
  const overridden = await OverriddenFields.read(
    chunk,
    lines.flatMap(({ ref }) => ref?.ourId ?? []),
  );
  const keptUntil = table === 'variant' ? await endsOfProducts(chunk, [...rows.values()]) : new Map<string, unknown>();
  const shown = lines.flatMap((line) => {
    const row = rows.get(line.ref?.ourId ?? '');
    if (!row) return [];
    // Staff override the end of its publication; the end from the source applies once the override is removed.
    if (overridden.has(row.id, 'publishUntil')) {
      overridden.keepOne(line, row.id, 'publishUntil', now);
      return [];
    }
    const product = String(row.product_id);
    const stop = keptUntil.has(product) ? keptUntil.get(product) : earlier(row.stop_publish, now);
    return [{ line: line.line, row: { id: row.id, status: 'Vervallen', stop_publish: stop } }];
  });
  await chunk.update(table, ['id'], shown);
  await overridden.write();
  for (const line of lines) chunk.linkRemoved(line, false);
}

const earlier = (moment: unknown, now: string) =>
  moment !== null && Date.parse(String(moment)) <= Date.parse(now) ? moment : now;

/** Products whose end staff override: their articles stay until then too, or nothing could be ordered. */
async function endsOfProducts(chunk: Chunk, variants: readonly Row[]): Promise<Map<string, unknown>> {
  const rows = await query<{ id: string; stop: string | null }>(
    chunk.ctx.db,
    `select p.id::text, to_jsonb(p.stop_publish) as stop from product p
     join field_override o on o.entity = 'product' and o.entity_id = p.id::text and o.field = 'publishUntil'
     where p.id = any($1::integer[])`,
    [[...new Set(variants.map((row) => Number(row.product_id)))]],
  );
  return new Map(rows.map(({ id, stop }) => [id, stop]));
}
