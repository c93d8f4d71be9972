import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { listenForChanges } from '../../foundation/invalidation/changes.ts';
import { metricsIn } from '../../foundation/telemetry/prometheus-text.ts';
import { startTelemetry } from '../../program/watch/start-telemetry.ts';
import type { LeftOut } from './index/search-document.ts';
import { MemorySearch } from './memory-search.ts';
import type { OpenedEngine } from './query/search-engine.ts';

/* A product whose row is not as it should be is not found. Everything else is. */

const here = await createTestApp();
const { app, db, databaseUrl, context, search, logged } = here;

const telemetry = await startTelemetry({
  ...here.config.telemetry,
  metrics: { host: '127.0.0.1', port: 0 },
  otlp: undefined,
});
telemetry.watchSearch(search, db);
afterAll(telemetry.stop);

async function metric(name: string): Promise<number | undefined> {
  const response = await fetch(`http://127.0.0.1:${telemetry.metricsPort}/metrics`);
  return metricsIn(await response.text()).value(`bouwpoort_search_index_${name}`, {});
}

const find = async (engine: OpenedEngine, text: string) =>
  (
    await engine.search({
      ...{ ventureId: '210', text, includeOrderItems: true, includeSingleFilterOptions: false },
      ...{ orderBy: 'score', top: 24, skip: 0 },
    })
  ).productIds;

const features = (id: number, list: string) =>
  db.execute(sql`update variant set feature_list = ${list}::jsonb where product_id = ${id}`);

/** As bad as the tables allow, each in a product of its own. */
const poisons: ((id: number) => Promise<unknown>)[] = [
  (id) => features(id, '["dikte"]'),
  (id) => features(id, 'null'),
  (id) => features(id, '{"dikte": null}'),
  (id) => features(id, '{"dikte": {"toString": 1}}'),
  (id) =>
    db.execute(sql`update variant set feature_list = (select jsonb_object_agg(n, md5(n::text))
      from generate_series(1, 10000) n) where product_id = ${id}`),
  damage,
];

/** As a failing disk leaves it: the row is there, the long text that is stored beside it is not. */
async function damage(id: number): Promise<void> {
  const long = sql`(select string_agg(md5(n::text), ' ') from generate_series(1, 1000) n)`;
  await db.execute(sql`update product set commercial_description = ${long} where id = ${id}`);
  await db.execute(sql`create extension if not exists pg_surgery`);
  const { rows } = await db.execute<{ name: string }>(
    sql`select reltoastrelid::regclass::text as name from pg_class where oid = 'product'::regclass`,
  );
  const beside = sql.raw(rows[0]!.name);
  await db.execute(sql`select heap_force_kill(${rows[0]!.name}::regclass, array_agg(ctid)) from ${beside}`);
  await expect(db.execute(sql`select commercial_description from product where id = ${id}`)).rejects.toThrow();
  await db.execute(sql`update product set order_count = order_count where id = ${id}`);
}

const victims = (
  await db.execute<{ id: number; code: string }>(sql`select p.id, min(v.code) as code from product p
    join variant v on v.product_id = p.id where p.venture_id = '210' and p.id > 100000
    group by p.id order by p.id limit ${poisons.length + 1}`)
).rows;
const another = victims.pop()!.id;
const ids = victims.map(({ id }) => id);

const linesOf = (id: number) => logged.filter((line) => line.productId === id);

async function repair(): Promise<void> {
  await db.execute(sql`update variant set feature_list = '{}' where product_id = any(${sql.param(ids)}::integer[])`);
  await db.execute(sql`update product set commercial_description = '' where id = any(${sql.param(ids)}::integer[])`);
}

test('in changes: left out, logged once and counted, while the others go on, and tried again when they change', async () => {
  for (const { id, code } of victims) expect(await find(search, code)).toContain(id);
  for (const [at, plant] of poisons.entries()) await plant(ids[at]!);
  await db.execute(sql`update product set name = 'Kolmix zwaluwstaartmortel' where id = ${another}`);
  await here.caughtUp();
  for (const { id, code } of victims) expect(await find(search, code), `${id}`).not.toContain(id);
  expect(await find(search, 'zwaluwstaartmortel')).toEqual([another]);
  expect(await metric('left_out')).toBe(poisons.length);
  expect((await app.inject('/ready')).json()).toEqual({
    status: 'ok',
    search: { behindSeconds: 0, leftOut: poisons.length },
  });
  const list = await app.inject({ method: 'POST', url: '/api/content/search/products/210', payload: {} });
  expect(list.statusCode).toBe(200);

  await db.execute(sql`update product set order_count = order_count + 1 where id = ${ids[0]} or id = ${another}`);
  await here.caughtUp();
  for (const id of ids) {
    const reason = expect.stringMatching(/^(the features of variant .+ cannot be read|missing chunk number 0 .+)$/);
    expect(linesOf(id)).toEqual([expect.objectContaining({ level: 50, productId: id, reason })]);
  }

  await repair();
  await here.caughtUp();
  for (const { id, code } of victims) expect(await find(search, code)).toContain(id);
  expect(await metric('left_out')).toBe(0);
});

test('at the start, built in threads, and read back by the next start', async () => {
  for (const [at, plant] of poisons.entries()) await plant(ids[at]!);
  const snapshotDir = join(mkdtempSync(join(tmpdir(), 'bouwpoort-left-out-')), 'search');
  for (const start of ['built', 'read back']) {
    const changes = await listenForChanges(databaseUrl);
    const [leftOut, errors]: [LeftOut[], unknown[]] = [[], []];
    const engine = new MemorySearch({
      ...{ db, databaseUrl, clock: context.clock, changes, snapshotDir },
      onError: (error) => errors.push(error),
      onLeftOut: (product) => leftOut.push(product),
    });
    await engine.whenReady;
    expect(errors).toEqual([]);
    expect(leftOut.map(({ productId }) => productId).sort(), start).toEqual(ids);
    for (const { id, code } of victims) expect(await find(engine, code)).not.toContain(id);
    expect(await find(engine, 'zwaluwstaartmortel')).toEqual([another]);

    if (start === 'read back') {
      await repair();
      await engine.caughtUp();
      expect(engine.leftOutCount).toBe(0);
      for (const { id, code } of victims) expect(await find(engine, code)).toContain(id);
    }
    await engine.close();
    await changes.close();
  }
}, 120_000);

test('what only looks odd is found like anything else, by a change and from the start', async () => {
  const texts = [
    'Voldoet aan EN 300.',
    'constructor',
    'Regel één\nregel twee',
    '2,',
    ' '.repeat(100_000),
    'x'.repeat(1_000_000),
  ];
  for (const [at, id] of ids.entries()) {
    const text = texts[at]!;
    await db.execute(sql`update product set usp_list = array[${text}, null], commercial_description = ${text},
      name = ${`Proef ${text}`.slice(0, 2000)}, market_filter = array[null]::text[] where id = ${id}`);
  }
  await db.execute(sql`update product set usp_list = array[['a', 'b'], ['c', 'd']] where id = ${another}`);
  await here.caughtUp();
  const next = await openTestApp(databaseUrl);
  for (const process of [here, next]) {
    expect(await find(process.search, 'proef')).toEqual(expect.arrayContaining(ids));
    expect(await find(process.search, 'zwaluwstaartmortel')).toEqual([another]);
    expect(process.search.leftOutCount).toBe(0);
    const suggestions = await process.app.inject('/api/search/autocompletemultiple/210/proef');
    expect(suggestions.statusCode).toBe(200);
  }
}, 60_000);

test('an index that is more than a minute behind makes the process not ready, and says why', async () => {
  const start = context.clock();
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const other = await openTestApp(databaseUrl);
  const holding = other.db.transaction(async (tx) => {
    await tx.execute(sql`lock table catalogue_change in access exclusive mode`);
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  await db.execute(sql`select pg_notify('bouwpoort_changes', 'catalogue')`);
  // The notification has arrived once the index is behind.
  await vi.waitFor(() => {
    here.setClock(new Date(context.clock().getTime() + 1));
    expect(search.behindSeconds).toBeGreaterThan(0);
  }, 30_000);
  here.setClock(new Date(context.clock().getTime() + 55_000));
  expect((await app.inject('/ready')).statusCode).toBe(200);
  here.setClock(new Date(context.clock().getTime() + 20_000));
  const answer = await app.inject('/ready');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().reason).toMatch(/^De zoekindex loopt 7\d seconden achter op de catalogus\.$/);
  expect(await metric('behind_seconds')).toBeGreaterThan(60);
  held.resolve();
  await holding;
  await vi.waitFor(async () => expect((await app.inject('/ready')).statusCode).toBe(200), { timeout: 30_000 });
  expect(await metric('behind_seconds')).toBe(0);
  here.setClock(start);
});
