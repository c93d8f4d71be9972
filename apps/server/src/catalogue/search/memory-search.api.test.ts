import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { buildTestIndex } from '../../../testing/test-index.ts';
import { noListener } from '../../foundation/invalidation/changes.ts';
import { MemorySearch } from './memory-search.ts';
import type { ProductQuery } from './query/search-engine.ts';

/* What only the engine in memory does; what it finds is the contract's (search-engine.contract.ts). */

const here = await createTestApp();
const { db } = here;

const query = (text: string): ProductQuery => ({
  ...{ ventureId: '210', text, includeOrderItems: true, includeSingleFilterOptions: false },
  ...{ orderBy: 'score', top: 24, skip: 0 },
});

test('a thread of its own builds the same', async () => {
  const { databaseUrl, context } = here;
  const changes = {
    live: true,
    onChange: () => undefined,
    onConnection: () => undefined,
    caughtUp: async () => undefined,
  };
  const search = new MemorySearch({
    ...{ db, databaseUrl, clock: context.clock, onError: console.error, onLeftOut: console.error },
    changes: { ...changes, close: async () => undefined },
  });
  expect(search.ready).toBe(false);
  expect(() => search.search(query('gipsplaat'))).toThrow();
  await search.whenReady;
  for (const text of ['gipsplaat', 'schroeven', 'gibsplaat', '0045120', '']) {
    expect(search.search(query(text))).toEqual(await here.search.search(query(text)));
  }
  expect(search.complete('210', 'gip')).toEqual(await here.search.complete('210', 'gip'));
  await search.close();
});

test('without a line the log of changes is read all the same', async () => {
  const { databaseUrl, context } = here;
  const search = new MemorySearch({
    ...{ db, databaseUrl, clock: context.clock, onError: console.error, onLeftOut: console.error },
    changes: noListener,
    buildHere: buildTestIndex,
  });
  await search.whenReady;
  await db.execute(sql`update product set name = 'Kolmix Vakman kabelmortel' where id = 100001`);
  const found = () => search.search(query('kabelmortel')).productIds;
  await vi.waitFor(() => expect(found()).toEqual([100001]), { timeout: 30_000 });
  await search.close();
});
