import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../../testing/test-app.ts';

/* A cluster that loses a node, and an index that is rebuilt, while customers search. */

const { search, db, app } = await createTestApp();
const control = process.env.OPENSEARCH_TEST_CONTROL;
if (control === undefined) throw new Error('These tests run by npm run test-engines.');

const find = (text: string) =>
  search.search({
    ...{ ventureId: '210', text, includeOrderItems: true, includeSingleFilterOptions: false },
    ...{ orderBy: 'score', top: 24, skip: 0 },
  });

/** Searches all the time until the work is done; how many were answered. */
async function whileSearching(work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  const visitors = ['gipsplaat', 'schroeven', 'gibsplaat', '0045120'].map(async (text) => {
    let answered = 0;
    while (!isDone) {
      expect((await find(text)).totalMatching).toBeGreaterThan(0);
      answered++;
    }
    return answered;
  });
  try {
    await work();
  } finally {
    isDone = true;
  }
  return (await Promise.all(visitors)).reduce((sum, answered) => sum + answered, 0);
}

test('a changed product is found soon', async () => {
  const began = performance.now();
  await db.execute(sql`update product set name = 'Kolmix Vakman zwaluwstaartmortel' where id = 100001`);
  await vi.waitFor(async () => expect((await find('zwaluwstaart')).productIds).toEqual([100001]), {
    timeout: 30_000,
    interval: 20,
  });
  console.log(`found after ${Math.round(performance.now() - began)} ms`);
});

test('no search fails while the index is rebuilt', async () => {
  const answered = await whileSearching(async () => {
    await db.execute(sql`update category set name = 'Kabouterhuisjes' where id = 21003`);
    await vi.waitFor(async () => expect((await find('kabouterhuisje')).totalMatching).toBeGreaterThan(0), {
      timeout: 60_000,
      interval: 20,
    });
  });
  console.log(`${answered} searches answered`);
});

test('no search fails when a node is lost', async () => {
  const answered = await whileSearching(async () => {
    const killed = await fetch(`${control}/kill/3`, { method: 'POST' });
    expect(killed.ok).toBe(true);
    for (let at = 0; at < 50; at++) expect((await find('dakpan')).totalMatching).toBeGreaterThan(0);
  });
  console.log(`${answered} searches answered`);
  expect((await app.inject('/ready')).statusCode).toBe(200);
});
