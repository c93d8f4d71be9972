import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/column-types.ts';

/**
 * Every write of the back office, in the transaction of the write itself. No foreign keys: an entry outlives its
 * record.
 */
export const auditEntries = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    /** Empty for the program itself, such as an import. */
    staffId: uuid(),
    /** Their name at that moment. */
    staffName: text().notNull(),
    permission: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    /** The display name of the record: a name or a number. */
    entityName: text().notNull(),
    ventureId: text(),
    /** Empty for a creation. */
    before: jsonb(),
    /** Empty for a deletion. */
    after: jsonb(),
    reason: text(),
    requestId: text().notNull(),
  },
  (t) => [
    index('audit_entry_entity').on(t.entity, t.entityId, t.id),
    index('audit_entry_staff').on(t.staffId, t.id),
    index('audit_entry_at').on(t.at),
    index('audit_entry_venture').on(t.ventureId, t.id),
  ],
);
