import { expect, test } from 'vitest';
import { createTestApp } from '../../../../testing/test-app.ts';
import { noListener } from '../../../foundation/invalidation/changes.ts';
import { withSearchProblems } from '../search-problems.ts';
import { OpenSearchClient, OpenSearchUnavailable } from './opensearch-client.ts';
import { OpenSearchSearch } from './opensearch-search.ts';

/** Nobody listens there. */
const url = 'http://127.0.0.1:9,http://127.0.0.1:9';
const { app, db, databaseUrl, context, search } = await createTestApp();

test('without its cluster the engine finds nothing, says so in Dutch, logs once, and the shop is ready', async () => {
  const errors: unknown[] = [];
  const engine = new OpenSearchSearch({
    ...{ db, databaseUrl, url, prefix: 'gone', clock: context.clock, changes: noListener },
    onError: (error) => errors.push(error),
    onLeftOut: () => undefined,
  });
  await expect.poll(() => errors.length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect([engine.ready, engine.isAway, engine.behindSeconds]).toEqual([false, true, 0]);
  // A process that starts meanwhile serves all the rest.
  Object.defineProperties(search, { ready: { get: () => engine.ready }, isAway: { get: () => engine.isAway } });
  expect((await app.inject('/ready')).statusCode).toBe(200);
  await expect(withSearchProblems(() => engine.complete('210', 'gips'))).rejects.toThrow(
    'Zoeken is even niet beschikbaar.',
  );
  await engine.close();
  expect(errors.length).toBeLessThanOrEqual(2);
});

test('after all nodes failed, others do not wait for them in vain', async () => {
  const client = new OpenSearchClient(url);
  await expect(client.put('/x', {})).rejects.toThrow(OpenSearchUnavailable);
  const began = performance.now();
  await expect(client.put('/x', {})).rejects.toThrow(OpenSearchUnavailable);
  expect(performance.now() - began).toBeLessThan(500);
});
