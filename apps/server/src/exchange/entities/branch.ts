import { slug } from '@bouwpoort/trade/foundation/slug';
import { query } from '../../foundation/database/prepared.ts';
import type { Chunk, Line } from '../writing/chunk.ts';
import { byColumn, type Entity, mergeRow } from '../writing/entity.ts';
import type { Row } from '../writing/table-writer.ts';
import { branchAddress, dropBranchPages, publishBranchPages } from './branch-pages.ts';
import { pathsOfMedia } from './media-of-line.ts';

const columns = {
  name: 'display_name',
  type: 'type',
  address: 'address',
  postalCode: 'postal_code',
  city: 'city',
  phone: 'phone',
  email: 'email',
  latitude: 'latitude',
  longitude: 'longitude',
  isDefault: 'default_branch_location',
  shopServices: 'bouwshop_services',
  showroomServices: 'showroom_services',
  assortment: 'assortment',
  position: 'position',
} as const;

const fresh: Row = {
  ...{
    branch_id: null,
    venture_id: null,
    display_name: null,
    slug: null,
    type: null,
    address: null,
    postal_code: null,
  },
  ...{ city: null, phone: '', email: '', latitude: null, longitude: null, default_branch_location: false },
  ...{ bouwshop_services: [], showroom_services: [], assortment: [], image_url: null, position: 0 },
};

/** With its weekly hours and cut-off times. */
export const branch: Entity = {
  async write(chunk, lines) {
    const all = await query<{ row: Row }>(
      chunk.ctx.db,
      'select to_jsonb(t) as row from branch t where venture_id = $1 or branch_id = any($2) for no key update',
      [chunk.feed.ventureId, lines.map((line) => wantedId(chunk, line))],
    );
    const there = byColumn(
      all.map(({ row }) => row),
      'branch_id',
    );
    const images = await pathsOfMedia(chunk, lines, 'image');
    const slugs = new Map(
      [...there.values()]
        .filter((row) => row.venture_id === chunk.feed.ventureId)
        .map((row) => [row.slug, row.branch_id]),
    );
    const rows = lines.map((line) => {
      const id = line.ref?.ourId ?? wantedId(chunk, line);
      const before = there.get(id);
      if (before && before.venture_id !== chunk.feed.ventureId) {
        chunk.refuse(line, 'branchId', 'Dit nummer is van een vestiging van een andere winkel');
      }
      if (line.ref && line.fields.branchId !== undefined && line.fields.branchId !== id) {
        chunk.refuse(line, 'branchId', `Het nummer van een vestiging ligt vast: ${id}`);
      }
      if (!before) chunk.markNew(line);
      const row = mergeRow(before, line.fields, columns, { ...fresh, branch_id: id, venture_id: chunk.feed.ventureId });
      if (line.fields.image !== undefined) row.image_url = images.get(line.line)?.[0] ?? null;
      const segment = line.fields.slug ?? (before ? undefined : slug(String(row.city ?? row.display_name)) || slug(id));
      if (segment !== undefined) row.slug = `${branchAddress(chunk.venture)}${segment}`;
      const owner = slugs.get(row.slug);
      if (owner !== undefined && owner !== id) row.slug = `${row.slug}-${slug(id)}`;
      slugs.set(row.slug, id);
      return { line, row };
    });
    for (const { line } of rows) {
      const hours = (line.fields.hours ?? []) as Hours[];
      if (hours.some(({ opens, closes }) => opens >= closes))
        chunk.refuse(line, 'hours', 'Een vestiging sluit na openingstijd');
    }
    const good = rows.filter(({ line }) => !chunk.refused.has(line.line));
    await chunk.write(
      'branch',
      ['branch_id'],
      good.map(({ line, row }) => ({ line: line.line, row })),
    );
    await writeHours(chunk, good);
    await writeCutOffs(chunk, good);
    const chosen = good.findLast(({ line }) => line.fields.isDefault === true);
    if (chosen) await keepOneDefault(chunk, chosen);
    for (const { line, row } of good) chunk.link(line, String(row.branch_id));
  },
  async remove(chunk, lines) {
    const used = await query<{ id: string }>(
      chunk.ctx.db,
      `select branch_id as id from warehouse where branch_id = any($1)
       union select branch_id from customer where branch_id = any($1)
       union select branch_id from site_user where branch_id = any($1)
       union select branch_id from registration where branch_id = any($1)
       union select branch_id from sales_order where branch_id = any($1)`,
      [lines.map(({ ref }) => ref?.ourId)],
    );
    const inUse = new Set(used.map(({ id }) => id));
    const free = lines.filter((line) => {
      if (!inUse.has(line.ref?.ourId ?? '')) return true;
      chunk.refuse(line, 'delete', 'Deze vestiging wordt nog gebruikt door magazijnen, klanten of bestellingen');
      return false;
    });
    const owners = free.map(({ line, ref }) => ({ line, id: ref?.ourId }));
    await chunk.writeChildren('opening_hours', hoursKey, 'branch_id', owners, []);
    await chunk.writeChildren('cut_off_time', cutOffKey, 'branch_id', owners, []);
    await chunk.writeChildren('opening_deviation', ['branch_id', 'department', 'day'], 'branch_id', owners, []);
    await dropBranchPages(
      chunk.ctx,
      chunk.venture,
      free.flatMap(({ ref }) => ref?.ourId ?? []),
    );
    await chunk.remove(
      'branch',
      free.map(({ line, ref }) => ({ line, row: { branch_id: ref?.ourId } })),
    );
    for (const line of free) chunk.linkRemoved(line, false);
  },
  async settle(chunk) {
    await publishBranchPages(chunk.ctx, chunk.venture);
  },
  ownRow: { table: 'branch', exists: 't.branch_id = r.our_id' },
  read: `select t.branch_id as our_id, t.venture_id, t.changed_in, jsonb_build_object(
      'branchId', t.branch_id, 'name', t.display_name, 'slug', regexp_replace(t.slug, '^.*/', ''), 'type', t.type, 'address', t.address,
      'postalCode', t.postal_code, 'city', t.city, 'phone', t.phone, 'email', t.email, 'latitude', t.latitude,
      'longitude', t.longitude, 'isDefault', t.default_branch_location, 'shopServices', t.bouwshop_services,
      'showroomServices', t.showroom_services, 'assortment', t.assortment, 'position', t.position,
      'image', case when t.image_url is not null then jsonb_build_object('url', $3 || t.image_url) end,
      'hours', (select coalesce(jsonb_agg(jsonb_build_object('department', h.department, 'weekday', h.weekday,
        'opens', to_char(h.opens, 'HH24:MI'), 'closes', to_char(h.closes, 'HH24:MI')) order by h.department, h.weekday, h.opens), '[]')
        from opening_hours h where h.branch_id = t.branch_id),
      'cutOffs', (select coalesce(jsonb_agg(jsonb_build_object('weekday', c.weekday, 'method', c.method,
        'time', to_char(c.time, 'HH24:MI'), 'leadDays', c.lead_days) order by c.weekday, c.method), '[]')
        from cut_off_time c where c.branch_id = t.branch_id)) as record
    from branch t`,
};

function wantedId({ feed }: Chunk, { fields, externalId }: Line): string {
  if (typeof fields.branchId === 'string') return fields.branchId;
  const readable = /^[A-Za-z0-9-]{1,30}$/.test(externalId) ? externalId : slug(externalId).slice(0, 30);
  return `${feed.ventureId}-${readable}`;
}

const hoursKey = ['branch_id', 'department', 'weekday', 'opens'];
const cutOffKey = ['branch_id', 'weekday', 'method'];
const withSeconds = (time: unknown) => `${String(time).slice(0, 5)}:00`;

interface Hours {
  department: string;
  weekday: number;
  opens: string;
  closes: string;
}

async function writeHours(chunk: Chunk, rows: readonly { line: Line; row: Row }[]): Promise<void> {
  const naming = rows.filter(({ line }) => line.fields.hours !== undefined);
  const owners = naming.map(({ line, row }) => ({ line: line.line, id: row.branch_id }));
  const hours = naming.flatMap(({ line, row }) => {
    const list = new Map(
      (line.fields.hours as Hours[]).map((one) => [`${one.department} ${one.weekday} ${one.opens}`, one]),
    );
    return [...list.values()].map(({ department, weekday, opens, closes }) => ({
      line: line.line,
      row: { branch_id: row.branch_id, department, weekday, opens: withSeconds(opens), closes: withSeconds(closes) },
    }));
  });
  await chunk.writeChildren('opening_hours', hoursKey, 'branch_id', owners, hours);
}

interface CutOff {
  weekday: number;
  method: string;
  time: string;
  leadDays: number;
}

async function writeCutOffs(chunk: Chunk, rows: readonly { line: Line; row: Row }[]): Promise<void> {
  const naming = rows.filter(({ line }) => line.fields.cutOffs !== undefined);
  const owners = naming.map(({ line, row }) => ({ line: line.line, id: row.branch_id }));
  const times = naming.flatMap(({ line, row }) => {
    const list = new Map((line.fields.cutOffs as CutOff[]).map((one) => [`${one.weekday} ${one.method}`, one]));
    return [...list.values()].map(({ weekday, method, time, leadDays }) => ({
      line: line.line,
      row: { branch_id: row.branch_id, weekday, method, time: withSeconds(time), lead_days: leadDays },
    }));
  });
  await chunk.writeChildren('cut_off_time', cutOffKey, 'branch_id', owners, times);
}

async function keepOneDefault(chunk: Chunk, { line, row }: { line: Line; row: Row }): Promise<void> {
  const others = await query<{ id: string }>(
    chunk.ctx.db,
    'select branch_id as id from branch where venture_id = $1 and default_branch_location and branch_id <> $2',
    [chunk.feed.ventureId, row.branch_id],
  );
  await chunk.update(
    'branch',
    ['branch_id'],
    others.map(({ id }) => ({ line: line.line, row: { branch_id: id, default_branch_location: false } })),
  );
}
