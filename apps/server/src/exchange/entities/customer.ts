import { takeCustomerNumbers } from '../../customers/customers/customers.ts';
import { byColumn, type Entity, emptyRow, fieldsOfColumns, mergeRow, ref } from '../writing/entity.ts';

const columns = {
  name: 'customer_name',
  chamberOfCommerceNumber: 'chamber_of_commerce_number',
  customerGroup: 'customer_group',
  hasDeliveryStop: 'has_deliverystop',
  hasOrderStop: 'has_orderstop',
  counterTicketMandatory: 'counter_ticket_mandatory',
  projectMandatory: 'customer_object_mandatory',
  ordererMandatory: 'customer_name_mandatory',
  referenceMandatory: 'reference_number_mandatory',
  isInactive: 'is_inactive',
  creditLimit: 'credit_limit',
  creditUsed: 'credit_used',
};

const fresh = {
  ...{ customer_id: null, venture_id: null, branch_id: null, ...emptyRow(columns) },
  ...{ customer_group: 'B', has_deliverystop: false, has_orderstop: false, counter_ticket_mandatory: false },
  ...{ customer_object_mandatory: false, customer_name_mandatory: false, reference_number_mandatory: false },
  ...{ is_inactive: false, credit_used: '0' },
};

export const customer: Entity = {
  async write(chunk, lines) {
    const branches = await chunk.resolveField('branch', 'branch', lines);
    const idOf = lines.map(({ ref, fields }) => ref?.ourId ?? (fields.customerId as string | undefined));
    const there = byColumn(
      await chunk.existing(
        'customer',
        'customer_id',
        idOf.filter((id) => id !== undefined),
      ),
      'customer_id',
    );
    const numbers = await takeCustomerNumbers(chunk.ctx.db, idOf.filter((id) => id === undefined).length);
    const rows = lines.map((line, at) => {
      const id = idOf[at] ?? numbers.shift() ?? '';
      const before = there.get(id);
      if (before && before.venture_id !== chunk.feed.ventureId) {
        chunk.refuse(line, 'customerId', 'Dit klantnummer is van een andere winkel');
      }
      if (line.ref && line.fields.customerId !== undefined && line.fields.customerId !== id) {
        chunk.refuse(line, 'customerId', `Het nummer van een klant ligt vast: ${id}`);
      }
      if (!before) chunk.markNew(line);
      const row = mergeRow(before, line.fields, columns, {
        ...fresh,
        customer_id: id,
        venture_id: chunk.feed.ventureId,
      });
      if (line.fields.branch !== undefined) row.branch_id = branches.get(String(line.fields.branch)) ?? null;
      if (Number(row.credit_limit ?? 0) < 0) chunk.refuse(line, 'creditLimit', 'Een kredietlimiet is niet negatief');
      // A customer with a credit balance has used no credit.
      if (Number(row.credit_used) < 0) row.credit_used = '0';
      if (line.ref?.isRemoved && line.fields.isInactive === undefined) row.is_inactive = false;
      return { line, row };
    });
    const good = rows.filter(({ line }) => !chunk.refused.has(line.line));
    await chunk.write(
      'customer',
      ['customer_id'],
      good.map(({ line, row }) => ({ line: line.line, row })),
    );
    for (const { line, row } of good) chunk.link(line, String(row.customer_id));
  },
  /** Orders and invoices refer to it: the row stays, but can no longer order. */
  async remove(chunk, lines) {
    await chunk.update(
      'customer',
      ['customer_id'],
      lines.map(({ line, ref }) => ({ line, row: { customer_id: ref?.ourId, is_inactive: true } })),
    );
    for (const line of lines) chunk.linkRemoved(line, false);
  },
  ownRow: { table: 'customer', exists: 't.customer_id = r.our_id' },
  // Of a field that is there twice, the last counts.
  read: `select t.customer_id as our_id, t.venture_id, t.changed_in, jsonb_build_object(
      'customerId', t.customer_id, ${fieldsOfColumns(columns)},
      'branch', case when t.branch_id is not null then ${ref('branch', 't.branch_id')} end,
      'creditLimit', t.credit_limit::text, 'creditUsed', t.credit_used::text) as record
    from customer t`,
};
