import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers, projects } from '../../customers/customers/customers.tables.ts';
import { editTrackingColumns, isPositive, oneOf } from '../../foundation/database/column-rules.ts';

/** What a company may spend at a building site or under a cost centre in a period, excluding VAT. */
export const budgets = pgTable(
  'budget',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: text()
      .notNull()
      .references(() => customers.customerId),
    projectId: integer().references(() => projects.id, { onDelete: 'cascade' }),
    costCentre: text(),
    /** The name of the cost centre, given by the company. */
    name: text().notNull(),
    period: text({ enum: ['project', 'year', 'quarter', 'month'] }).notNull(),
    amount: numeric({ precision: 14, scale: 2 }).notNull(),
    /** An order above a hard budget needs approval; a soft budget gives a warning. */
    isHard: boolean().notNull(),
    ...editTrackingColumns(),
  },
  (t) => [
    index('budget_customer').on(t.customerId),
    uniqueIndex('budget_of_project').on(t.projectId, t.period),
    uniqueIndex('budget_of_cost_centre').on(t.customerId, t.costCentre, t.period),
    oneOf('budget_period', t.period),
    check('budget_amount', isPositive(t.amount)),
    check('budget_target', sql`num_nonnulls(${t.projectId}, ${t.costCentre}) = 1`),
  ],
);
