import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { databaseForClient, poolOf } from './database.ts';
import { awaitPipelined, transactionWithFinalStatement, withSingleConnection } from './drizzle-client.ts';
import { anyOf, query, statement } from './prepared.ts';

const { db } = await createTestApp();
await db.execute(sql`create table written (word text, at timestamptz default now())`);
beforeEach(() => db.execute(sql`truncate written`));

const write = statement('write_word', 'insert into written (word) values ($1)');
const words = async (on = db) =>
  (await query<{ word: string }>(on, 'select word from written')).map(({ word }) => word);

test('a statement inside a transaction is part of it', async () => {
  const failing = db.transaction(async (tx) => {
    await write(tx, ['inside']);
    expect([await words(tx), await words()]).toEqual([['inside'], []]);
    throw new Error('and back');
  });
  await expect(failing).rejects.toThrow('and back');
  expect(await words()).toEqual([]);
  await db.transaction((tx) => write(tx, ['stays']));
  expect(await words()).toEqual(['stays']);
});

test('a transaction inside another fails alone', async () => {
  await db.transaction(async (tx) => {
    await write(tx, ['first']);
    const inner = tx.transaction(async (deeper) => {
      await write(deeper, ['second']);
      await deeper.transaction((deepest) => write(deepest, ['third']));
      throw new Error('only this');
    });
    await expect(inner).rejects.toThrow('only this');
    await tx.transaction((deeper) => write(deeper, ['fourth']));
  });
  expect(await words()).toEqual(['first', 'fourth']);
});

test('a connection that the caller holds begins its own transactions', async () => {
  const client = await poolOf(db).connect();
  try {
    const failing = databaseForClient(client).transaction(async (tx) => {
      await write(tx, ['lost']);
      throw new Error('and back');
    });
    await expect(failing).rejects.toThrow('and back');
  } finally {
    client.release();
  }
  expect(await words()).toEqual([]);
});

test('a last statement that fails takes the transaction along, whose commit was sent with it', async () => {
  await db.execute(sql`create unique index if not exists written_once on written (word)`);
  await transactionWithFinalStatement(
    db,
    (tx) => write(tx, ['first']),
    (tx) => write(tx, ['last']),
  );
  const twice = transactionWithFinalStatement(
    db,
    async (tx) => {
      await write(tx, ['second']);
      return 'last';
    },
    (tx, word) => write(tx, [word]),
  );
  await expect(twice).rejects.toMatchObject({ cause: { code: '23505', table: 'written' } });
  expect(await words()).toEqual(['first', 'last']);
  const nested = db.transaction(async (tx) => {
    await write(tx, ['outer']);
    const inner = transactionWithFinalStatement(
      tx,
      (deeper) => write(deeper, ['inner']),
      (deeper) => write(deeper, ['last']),
    );
    await expect(inner).rejects.toMatchObject({ cause: { code: '23505' } });
  });
  await nested;
  expect(await words()).toEqual(['first', 'last', 'outer']);
  await db.execute(sql`drop index written_once`);
});

test('statements that are sent together are all answered before one of them fails', async () => {
  const answered: string[] = [];
  const slow = query(db, 'select pg_sleep(0.1)').then(() => answered.push('slow'));
  await expect(awaitPipelined([query(db, 'select nobody'), slow])).rejects.toMatchObject({ cause: { code: '42703' } });
  expect(answered).toEqual(['slow']);
});

test('work on one connection of the pool is done by one server process, and in a transaction by that of it', async () => {
  const process = async (on: typeof db) => (await query<{ pid: number }>(on, 'select pg_backend_pid() as pid'))[0]?.pid;
  const three = (on: typeof db) =>
    withSingleConnection(on, (one) => awaitPipelined([process(one), process(one), process(one)]));
  expect(new Set(await three(db)).size).toBe(1);
  await db.transaction(async (tx) => expect(new Set([...(await three(tx)), await process(tx)]).size).toBe(1));
});

test('a statement fails as a query of Drizzle does, and times come as text', async () => {
  await expect(query(db, 'select nobody')).rejects.toMatchObject({ query: 'select nobody', cause: { code: '42703' } });
  await write(db, ['now']);
  const [row] = await query<{ at: unknown }>(db, 'select at from written');
  expect(row?.at).toBeTypeOf('string');
});

test('a prepared statement with a list is planned once, however short its lists are', async () => {
  const found = statement<{ id: number }>(
    'listed',
    `select id from numbered where id = ${anyOf('$1', 'int')} order by id`,
  );
  await db.transaction(async (tx) => {
    await query(tx, 'create temp table numbered (id int primary key, text text) on commit drop');
    await query(tx, `insert into numbered select id, 'text' from generate_series(1, 10000) as id`);
    await query(tx, 'analyze numbered');
    for (let call = 1; call <= 20; call++) expect(await found(tx, [[call, 20_000]])).toEqual([{ id: call }]);
    // The database compares five plans before it trusts the general one.
    const plans = await query(
      tx,
      `select generic_plans, custom_plans from pg_prepared_statements where name = 'listed'`,
    );
    expect(plans).toEqual([{ generic_plans: '15', custom_plans: '5' }]);
    expect(await found(tx, [Array.from({ length: 500 }, (_, id) => id)])).toHaveLength(499);
  });
});
