import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { cloneDatabase } from '../../../testing/clone-database.ts';
import { openDatabase } from './database.ts';

test('a database that goes down in the middle of a transaction ends that, and not the program', async () => {
  const url = await cloneDatabase(inject('adminUrl'), 'lost_connection');
  const { db, close } = await openDatabase(url, 2);
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    // No statement is running on the transaction's connection when it breaks, so no promise rejects with the error.
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  for (let turn = 0; turn < 4; turn++) {
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  }
  await close();
});
