import { asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { customers } from '../../customers/customers/customers.tables.ts';
import { siteUsers } from '../../customers/identity/identity.tables.ts';
import { orderLines, orders } from '../../ordering/orders/orders.tables.ts';
import { jsonRow, jsonRows } from './json-row.ts';

const { db } = await createTestApp();

test.each<[string, PgTable]>([
  ['site_user', siteUsers],
  ['customer', customers],
  ['sales_order', orders],
  ['sales_order_line', orderLines],
])('a row of %s as JSON is the row that Drizzle reads', async (_, table) => {
  const plain = await db.select().from(table).orderBy(sql`1, 2`).limit(50);
  const asJson = await db
    .select({ row: jsonRow(getTableColumns(table)) })
    .from(table)
    .orderBy(...Object.values(getTableColumns(table)).slice(0, 2))
    .limit(50);
  expect(plain.length).toBeGreaterThan(0);
  expect(asJson.map(({ row }) => row)).toEqual(plain);
});

test('an order comes with its lines in their order, and a joined row that is not there is null', async () => {
  const [found] = await db
    .select({
      orderId: orders.orderId,
      user: jsonRow(getTableColumns(siteUsers), isNotNull(siteUsers.id)),
      lines: jsonRows(
        getTableColumns(orderLines),
        sql`from ${orderLines} where ${orderLines.orderId} = ${orders.orderId} order by ${orderLines.lineNumber}`,
      ),
    })
    .from(orders)
    .leftJoin(siteUsers, sql`false`)
    .limit(1);
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, found?.orderId ?? ''))
    .orderBy(asc(orderLines.lineNumber));
  expect(found).toEqual({ orderId: found?.orderId, user: null, lines });
  expect(lines.length).toBeGreaterThan(0);
});
