import { demoWorldFills } from '@bouwpoort/demo-world/demo-world';
import type { DemoWorldSize } from '@bouwpoort/demo-world/table-fill';
import type pg from 'pg';
import { withoutIndexes } from '../../foundation/database/bulk-load.ts';
import { copyRows } from '../../foundation/database/copy-rows.ts';

interface FillProgress {
  rows: number;
  expected: number;
  table: string;
}

/** All of it or nothing: one transaction, so a kill half-way leaves an empty database that the next start fills. */
export async function fillDemoWorld(
  client: pg.Client,
  size: DemoWorldSize,
  onProgress: (progress: FillProgress) => void,
): Promise<void> {
  const fills = await demoWorldFills(size);
  const expected = fills.reduce((sum, fill) => sum + fill.expected, 0);
  let rows = 0;
  await client.query('begin');
  try {
    await emptyTables(client);
    await client.query("select set_config('bouwpoort.bulk', 'on', true)");
    await withoutIndexes(client, async () => {
      for (const fill of fills) {
        await copyRows(client, fill, (count) => {
          rows += count;
          onProgress({ rows, expected, table: fill.table });
        });
      }
      onProgress({ rows, expected: rows, table: 'indexes' });
    });
    await client.query('select advance_identities()');
    await client.query('analyze');
    await client.query('select renew_all_product_gaps()');
    await client.query("insert into installation (key, value) values ('demo-world', $1)", [JSON.stringify(size)]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function emptyTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  await client.query(`truncate ${rows.map((row) => row.name).join(', ')}`);
}
