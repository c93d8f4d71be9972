import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { databaseOn, poolOf } from './database.ts';
import { query, statement } from './prepared.ts';

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
    const failing = databaseOn(client).transaction(async (tx) => {
      await write(tx, ['lost']);
      throw new Error('and back');
    });
    await expect(failing).rejects.toThrow('and back');
  } finally {
    client.release();
  }
  expect(await words()).toEqual([]);
});

test('a statement fails as a query of Drizzle does, and times come as text', async () => {
  await expect(query(db, 'select nobody')).rejects.toMatchObject({ query: 'select nobody', cause: { code: '42703' } });
  await write(db, ['now']);
  const [row] = await query<{ at: unknown }>(db, 'select at from written');
  expect(row?.at).toBeTypeOf('string');
});
