import { query } from '../../foundation/database/prepared.ts';
import type { Chunk } from '../writing/chunk.ts';
import { byColumn, type Entity, mergeRow, ref } from '../writing/entity.ts';
import type { Row } from '../writing/table-writer.ts';

const columns = {
  type: 'address_type',
  name: 'name',
  street: 'street',
  houseNumber: 'house_number',
  houseNumberAddition: 'house_number_addition',
  postalCode: ['postal_code', (value: unknown) => normalizePostalCode(String(value))],
  city: 'city',
  countryCode: 'country_code',
  email: 'email',
  phone: 'daytime_phone_number',
  isDefault: 'shipping_default',
} as const;

/** Dutch postal codes in the shop's notation; others unchanged. */
function normalizePostalCode(postalCode: string): string {
  const dutch = postalCode.replaceAll(/\s/g, '').toUpperCase();
  return /^[1-9][0-9]{3}[A-Z]{2}$/.test(dutch) ? dutch : postalCode;
}

const fresh: Row = {
  ...{ address_id: null, customer_id: null, project_id: null, address_type: null, name: '', street: null },
  ...{ house_number: null, house_number_addition: '', postal_code: null, city: null, country_code: 'NL' },
  ...{ email: null, daytime_phone_number: null, shipping_default: false },
};

export const address: Entity = {
  async write(chunk, lines) {
    const customers = await chunk.resolveField('customer', 'customer', lines);
    const projects = await chunk.resolveField('project', 'project', lines);
    const there = byColumn(
      await chunk.existing(
        'customer_address',
        'address_id',
        lines.flatMap(({ ref }) => ref?.ourId ?? []),
      ),
      'address_id',
    );
    const owners = byColumn(
      await chunk.lookUp(
        'project',
        'id',
        [...projects.values()].flatMap((id) => (id === undefined ? [] : [Number(id)])),
      ),
      'id',
    );
    const rows = lines.map((line) => {
      const before = line.ref && there.get(line.ref.ourId);
      if (!before) chunk.markNew(line);
      const row = mergeRow(before, line.fields, columns, fresh);
      if (line.fields.customer !== undefined) row.customer_id = customers.get(String(line.fields.customer));
      if (line.fields.project !== undefined) {
        row.project_id = line.fields.project === null ? null : Number(projects.get(String(line.fields.project)));
      }
      if (
        row.project_id !== null &&
        owners.has(String(row.project_id)) &&
        owners.get(String(row.project_id))?.customer_id !== row.customer_id
      ) {
        chunk.refuse(line, 'project', 'Dit project is van een andere klant');
      }
      if ((row.address_type === 'project') !== (row.project_id !== null)) {
        chunk.refuse(line, 'project', 'Een projectadres hoort bij een project, een ander adres niet');
      }
      row.address_id ??= `${row.customer_id}-${crypto.randomUUID().slice(0, 8)}`;
      return { line, row };
    });
    const good = rows.filter(({ line }) => !chunk.refused.has(line.line));
    // If several lines are primary, the last one is.
    const primary = new Map(
      good.filter(({ row }) => row.shipping_default === true).map((one) => [one.row.customer_id, one]),
    );
    for (const { row } of good) row.shipping_default = primary.get(row.customer_id)?.row === row;
    await demoteOtherPrimaries(
      chunk,
      [...primary.values()].map(({ line, row }) => ({ line: line.line, row })),
    );
    await chunk.write(
      'customer_address',
      ['address_id'],
      good.map(({ line, row }) => ({ line: line.line, row })),
    );
    for (const { line, row } of good) chunk.link(line, String(row.address_id));
  },
  async remove(chunk, lines) {
    await chunk.remove(
      'customer_address',
      lines.map(({ line, ref }) => ({ line, row: { address_id: ref?.ourId } })),
    );
    for (const line of lines) chunk.linkRemoved(line, false);
  },
  ownRow: { table: 'customer_address', exists: 't.address_id = r.our_id' },
  read: `select t.address_id as our_id, c.venture_id, t.changed_in, jsonb_build_object(
      'customer', ${ref('customer', 't.customer_id')},
      'project', case when t.project_id is not null then ${ref('project', 't.project_id')} end,
      'type', t.address_type, 'name', t.name, 'street', t.street, 'houseNumber', t.house_number,
      'houseNumberAddition', t.house_number_addition, 'postalCode', t.postal_code, 'city', t.city,
      'countryCode', t.country_code, 'email', t.email, 'phone', t.daytime_phone_number,
      'isDefault', t.shipping_default) as record
    from customer_address t join customer c using (customer_id)`,
};

/** A customer has one primary address. */
async function demoteOtherPrimaries(chunk: Chunk, primary: readonly { line: number; row: Row }[]): Promise<void> {
  const lineOf = new Map(primary.map(({ line, row }) => [row.customer_id, line]));
  const others = await query<{ id: string; customer: string }>(
    chunk.ctx.db,
    `select address_id as id, customer_id as customer from customer_address
     where shipping_default and customer_id = any($1) and not address_id = any($2)`,
    [[...lineOf.keys()], primary.map(({ row }) => row.address_id)],
  );
  await chunk.update(
    'customer_address',
    ['address_id'],
    others.map(({ id, customer }) => ({
      line: lineOf.get(customer) ?? 0,
      row: { address_id: id, shipping_default: false },
    })),
  );
}
