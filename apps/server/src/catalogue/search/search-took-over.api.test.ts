import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { selectChanges, selectCursor } from './search.queries.ts';
import { SearchState } from './search-state.ts';

const { db, context } = await createTestApp();

/** As it was read from a server that is lost, which had given out more numbers than its replica knows of. */
async function cursorOfLostServer(): Promise<string> {
  const [, snapshot = ''] = (await selectCursor(db)).split(' ');
  const end = BigInt(snapshot.split(':')[1] ?? '') + 1000n;
  return `00000000 ${end}:${end}:`;
}

const rename = (name: string) => db.execute(sql`update product set name = ${name} where id = 100001`);

test('a change is read although the lost server had given its number to another', async () => {
  const cursor = await cursorOfLostServer();
  await rename('Kolmix Vakman wisselmortel');
  const read = await selectChanges(db, cursor);
  expect(read.tookOver).toBe(true);
  expect(read.changes.flatMap(({ productIds }) => productIds)).toContain(100001);
  expect(await selectChanges(db, read.cursor)).toMatchObject({ tookOver: false, changes: [] });
  await rename('Kolmix Vakman wisselspecie');
  expect((await selectChanges(db, read.cursor)).changes).toHaveLength(1);
});

test('an index of the lost server is built again, and only once', async () => {
  const state = new SearchState(db, context.clock, await cursorOfLostServer());
  await state.catchUp();
  expect(state.outdated).toBe(true);
  state.outdated = false;
  await state.catchUp();
  expect(state.outdated).toBe(false);
});
