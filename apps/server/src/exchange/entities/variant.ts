import { randomUUID } from 'node:crypto';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { slug } from '@bouwpoort/trade/foundation/slug';
import { query } from '../../foundation/database/prepared.ts';
import type { Chunk, Line } from '../writing/chunk.ts';
import { byColumn, type Entity, mergeRow, ref } from '../writing/entity.ts';
import { featurePrefix, OverriddenFields } from '../writing/overridden-fields.ts';
import type { Row } from '../writing/table-writer.ts';
import { downloadsOf } from './downloads.ts';
import { altTextsOf, filesOfMedia, pathsIn } from './media-of-line.ts';
import { retire } from './product.ts';

const columns = {
  articleCode: 'code',
  name: 'name',
  supplierCode: 'supplier_code',
  sku: 'variation_sku',
  displayByValue: 'display_by_value',
  salesUnit: 'sales_unit',
  priceUnit: 'price_unit',
  stockUnit: 'stock_unit',
  stockItem: 'stock_item',
  usps: 'usp_list',
  applicationInstructions: 'application_instructions',
  processing: 'processing',
  hiddenInVentures: 'market_filter',
  routeSegment: 'route_segment',
  position: 'position',
  guid: 'guid',
} as const;

const fresh: Row = {
  ...{ id: null, guid: null, product_id: null, venture_id: null, code: null, name: null, route_segment: null },
  ...{ supplier_code: '', variation_sku: '', status: 'Actief', status_code: 'A', display_by_value: '' },
  ...{
    image_assets: [],
    imported_image_texts: {},
    download_assets: [],
    sales_unit: null,
    price_unit: null,
    stock_unit: null,
    stock_item: true,
  },
  ...{ start_publish: null, stop_publish: null, market_filter: [], feature_list: {}, ib_feature_list: {} },
  ...{ usp_list: [], application_instructions: '', processing: '', position: 0 },
};

interface GivenUnit {
  code: string;
  name: string;
  ratio: string;
  per?: number;
  gtin?: string | null;
}

/** With its order units and barcodes: they change together. */
export const variant: Entity = {
  async write(chunk, lines) {
    const there = await readExistingVariants(chunk, lines);
    const overridden = await OverriddenFields.read(
      chunk,
      [...there.values()].map(({ id }) => id),
    );
    const products = await chunk.resolveField('product', 'product', lines);
    const images = await filesOfMedia(chunk, lines, 'images');
    const downloads = await downloadsOf(chunk, lines, there.values());
    const features = await featuresOf(chunk, lines, 'features');
    const norms = await featuresOf(chunk, lines, 'normFeatures');
    const units = Map.groupBy(
      await chunk.existing(
        'bundle',
        'variant_id',
        [...there.values()].map(({ id }) => id),
      ),
      (row) => Number(row.variant_id),
    );
    const added = lines.filter(({ line }) => !there.has(line));
    const newIds = await chunk.takeIds('catalogue_id', added.length);
    const idOf = new Map(added.map((line, at) => [line.line, newIds[at] ?? 0]));
    const now = chunk.ctx.clock().toISOString();
    const drafts = lines.map((line) => {
      const before = there.get(line.line);
      if (!before) chunk.markNew(line);
      const id = Number(before?.id ?? idOf.get(line.line));
      const fields = overridden.fieldsOf(line, id);
      const row = mergeRow(before, fields, columns, {
        ...fresh,
        ...{ id, guid: randomUUID(), venture_id: chunk.feed.ventureId, start_publish: now },
        ...{ price_unit: fields.salesUnit, stock_unit: fields.salesUnit },
      });
      if (fields.product !== undefined) row.product_id = Number(products.get(String(fields.product)));
      if (fields.images !== undefined) {
        const files = images.get(line.line) ?? [];
        row.image_assets = pathsIn(files);
        row.imported_image_texts = altTextsOf(files);
      }
      if (fields.downloads !== undefined) row.download_assets = downloads.get(line.line) ?? [];
      const sent = features.get(line.line) ?? {};
      if (fields.features !== undefined)
        row.feature_list = overridden.featuresOf(id, sent, (before?.feature_list ?? {}) as Row);
      if (fields.normFeatures !== undefined) row.ib_feature_list = norms.get(line.line) ?? {};
      if (fields.publishFrom !== undefined) row.start_publish = fields.publishFrom ?? now;
      if (fields.publishUntil !== undefined) row.stop_publish = fields.publishUntil;
      else if (line.ref?.isRemoved) row.stop_publish = null;
      Object.assign(row, statusOf(line, row));
      row.route_segment ??= slug(String(row.name)) || String(id);
      overridden.keep(line, id, (field) => {
        if (field === 'images') return pathsIn(images.get(line.line) ?? []);
        if (field === 'downloads') return downloads.get(line.line) ?? [];
        if (field.startsWith(featurePrefix)) return sent[field.slice(featurePrefix.length)] ?? null;
        return line.fields[field];
      });
      return { line: { ...line, fields }, row, units: unitsOf(chunk, { ...line, fields }, row, units.get(id) ?? []) };
    });
    refuseSameCode(chunk, drafts);
    const good = drafts.filter(({ line }) => !chunk.refused.has(line.line));
    const rowsOf = (drafted: typeof good) => drafted.map(({ line: { line }, row }) => ({ line, row }));
    await chunk.insert('variant', rowsOf(good.filter(({ line }) => chunk.isNew(line))));
    await chunk.write('variant', ['id'], rowsOf(good.filter(({ line }) => !chunk.isNew(line))));
    const naming = good.filter(({ line }) => line.fields.units !== undefined);
    const unitRows = naming.flatMap(({ line, units: list }) => list.map((row) => ({ line: line.line, row })));
    const unnumbered = unitRows.filter(({ row }) => row.id === null);
    const unitIds = await chunk.takeIds('catalogue_id', unnumbered.length);
    unnumbered.forEach(({ row }, at) => {
      row.id = unitIds[at];
    });
    const isNew = new Set(naming.filter(({ line }) => chunk.isNew(line)).map(({ line }) => line.line));
    // Undoing deletes them with the new article, so they need no image.
    await chunk.insert(
      'bundle',
      unitRows.filter(({ line }) => isNew.has(line)),
    );
    await chunk.writeChildren(
      'bundle',
      ['id'],
      'variant_id',
      naming.filter(({ line }) => !isNew.has(line.line)).map(({ line, row }) => ({ line: line.line, id: row.id })),
      unitRows.filter(({ line }) => !isNew.has(line)),
    );
    await overridden.write();
    for (const { line, row } of good) chunk.link(line, Number(row.id));
  },
  async remove(chunk, lines) {
    await retire(chunk, 'variant', lines);
  },
  ownRow: { table: 'variant', exists: 't.id = r.our_id::integer' },
  read: `select t.id::text as our_id, t.venture_id, t.changed_in, jsonb_build_object(
      'product', ${ref('product', 't.product_id')}, 'articleCode', t.code, 'name', t.name,
      'supplierCode', t.supplier_code, 'sku', t.variation_sku, 'displayByValue', t.display_by_value,
      'salesUnit', t.sales_unit, 'priceUnit', t.price_unit, 'stockUnit', t.stock_unit,
      'units', (select coalesce(jsonb_agg(jsonb_build_object('code', b.bundle_code, 'name', b.name,
        'ratio', trim_scale(b.unit_ratio)::text, 'per', b.price_per, 'gtin', b.gtin) order by b.position, b.id), '[]') from bundle b where b.variant_id = t.id),
      'stockItem', t.stock_item, 'status', case t.status_code when 'U' then 'ending' else 'active' end,
      'features', (select coalesce(jsonb_object_agg(${ref('feature', 'f.key')}, f.value), '{}') from jsonb_each(t.feature_list) as f),
      'normFeatures', (select coalesce(jsonb_object_agg(${ref('feature', 'f.key')}, f.value), '{}') from jsonb_each(t.ib_feature_list) as f),
      'images', (select coalesce(jsonb_agg(jsonb_build_object('url', $3 || path)), '[]') from unnest(t.image_assets) as path),
      'downloads', (select coalesce(jsonb_agg(jsonb_build_object('name', d->>'name', 'url', $3 || (d->>'url'))), '[]')
        from jsonb_array_elements(t.download_assets) as d),
      'usps', t.usp_list, 'applicationInstructions', t.application_instructions, 'processing', t.processing,
      'publishFrom', to_char(t.start_publish at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'publishUntil', to_char(t.stop_publish at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'hiddenInVentures', t.market_filter, 'routeSegment', t.route_segment, 'position', t.position, 'guid', t.guid) as record
    from variant t`,
};

/** By reference; a new line with an existing article number of the venture is about that article. */
async function readExistingVariants(chunk: Chunk, lines: readonly Line[]): Promise<Map<number, Row>> {
  const byId = byColumn(
    await chunk.existing(
      'variant',
      'id',
      lines.flatMap(({ ref }) => (ref ? [Number(ref.ourId)] : [])),
    ),
    'id',
  );
  const codes = lines.flatMap(({ ref, fields }) => (ref ? [] : [String(fields.articleCode ?? '')]));
  const rows = await query<{ row: Row }>(
    chunk.ctx.db,
    'select to_jsonb(t) as row from variant t where venture_id = $1 and code = any($2) for no key update',
    [chunk.feed.ventureId, codes],
  );
  const byCode = byColumn(
    rows.map(({ row }) => row),
    'code',
  );
  return new Map(
    lines.flatMap((line) => {
      const row = line.ref ? byId.get(line.ref.ourId) : byCode.get(String(line.fields.articleCode));
      return row ? [[line.line, row] as const] : [];
    }),
  );
}

function refuseSameCode(chunk: Chunk, drafts: readonly { line: Line; row: Row }[]): void {
  const taken = new Map<unknown, number>();
  for (const { line, row } of drafts) {
    const other = taken.get(row.code);
    if (other !== undefined) chunk.refuse(line, 'articleCode', `Regel ${other} heeft hetzelfde artikelnummer`);
    else taken.set(row.code, line.line);
  }
}

/** The state in the record; a retired article that is sent again is restored. */
function statusOf({ fields, ref }: Line, row: Row): Row {
  if (fields.status === 'ending') return { status: 'Uitlopend', status_code: 'U' };
  if (fields.status === undefined && !ref?.isRemoved && row.status === 'Uitlopend') return {};
  return { status: 'Actief', status_code: 'A' };
}

/** The rows of the order units, existing ones with their own ids; refuses contradictory units. */
function unitsOf(chunk: Chunk, line: Line, row: Row, there: readonly Row[]): Row[] {
  const given = line.fields.units as GivenUnit[] | undefined;
  const codes = given ? given.map(({ code }) => code) : there.map((unit) => String(unit.bundle_code));
  const roles = { salesUnit: row.sales_unit, priceUnit: row.price_unit, stockUnit: row.stock_unit };
  for (const [field, code] of given?.length === 0 ? [] : Object.entries(roles)) {
    const isNamed = given !== undefined || line.fields[field] !== undefined;
    if (isNamed && !codes.includes(String(code))) {
      chunk.refuse(line, field, `Eenheid ${code} staat niet bij de besteleenheden (${codes.join(', ')})`);
    }
  }
  if (!given || given.length === 0) return [];
  if (new Set(codes).size < codes.length) chunk.refuse(line, 'units', 'Een eenheid staat er twee keer bij');
  if (given.filter(({ ratio }) => Number(ratio) === 1).length !== 1) {
    chunk.refuse(line, 'units', 'Precies één eenheid heeft verhouding 1: de basiseenheid');
  }
  const known = byColumn(there, 'bundle_code');
  return given.map(({ code, name, ratio, per, gtin = null }, position) => {
    const before = known.get(code);
    return {
      id: before?.id ?? null,
      variant_id: row.id,
      name: name || unitName(code, 1),
      bundle_code: code,
      unit_ratio: ratio,
      price_per: per ?? before?.price_per ?? 1,
      gtin,
      position,
    };
  });
}

type FeatureValue = string | number | boolean | (string | number)[];

/** Feature keys with their displayed values. */
async function featuresOf(
  chunk: Chunk,
  lines: readonly Line[],
  field: 'features' | 'normFeatures',
): Promise<Map<number, Record<string, string>>> {
  const naming = lines.filter(({ fields }) => fields[field] !== undefined);
  const given = (line: Line) => Object.entries(line.fields[field] as Record<string, FeatureValue>);
  const keys = await chunk.resolve(
    'feature',
    naming.flatMap((line) => given(line).map(([id]) => id)),
  );
  return new Map(
    naming.map((line) => {
      const list = given(line).flatMap(([id, value]) => {
        const key = keys.get(id);
        if (key !== undefined) return [[key, shown(value)] as const];
        chunk.refuse(line, `${field}.${id}`, `Kenmerk ${id} kennen we niet`);
        return [];
      });
      return [line.line, Object.fromEntries(list)];
    }),
  );
}

function shown(value: FeatureValue): string {
  if (Array.isArray(value)) return value.map(shown).join(', ');
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nee';
  return typeof value === 'number' ? String(value).replace('.', ',') : value;
}
