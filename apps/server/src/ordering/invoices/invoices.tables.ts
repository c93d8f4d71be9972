import { date, index, integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '../../customers/customers/customers.tables.ts';
import { ofVenture } from '../../organisation/ventures/ventures.tables.ts';

const money = () => numeric({ precision: 14, scale: 2 });

/** As the ERP made it: nothing here is computed again. */
export const invoices = pgTable(
  'invoice',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ventureId: ofVenture(),
    customerId: text()
      .notNull()
      .references(() => customers.customerId),
    number: text().notNull(),
    kind: text({ enum: ['invoice', 'credit'] }).notNull(),
    orderIds: text().array().notNull(),
    invoiceDate: date().notNull(),
    dueDate: date(),
    netAmount: money().notNull(),
    vatAmount: money().notNull(),
    totalAmount: money().notNull(),
    openAmount: money().notNull(),
    /** [{vatRate, vatBase, vatAmount}] */
    vats: jsonb().notNull(),
    /** As in the contract's exchange records. */
    lines: jsonb().notNull(),
    documentUrl: text(),
  },
  (t) => [
    uniqueIndex('invoice_number').on(t.ventureId, t.number),
    index('invoice_customer').on(t.customerId, t.invoiceDate),
  ],
);
