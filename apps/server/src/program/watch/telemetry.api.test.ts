import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { json, silence, startJsonServer } from '../../../testing/json-server.ts';
import { runJobs } from '../../../testing/run-jobs.ts';
import { createTestApp, easyCaptcha, testSecret } from '../../../testing/test-app.ts';
import { embeddedRegister } from '../../customers/registration/embedded-register.ts';
import { openDatabase } from '../../foundation/database/database.ts';
import { WorkQueue } from '../../foundation/files/work-queue.ts';
import { inProcessSecret } from '../../foundation/http/in-process.ts';
import { PermanentJobError } from '../../foundation/jobs/job-kind.ts';
import { publishOrdersPlaced, publishPaymentEnded } from '../../foundation/telemetry/counted-events.ts';
import { metricsIn } from '../../foundation/telemetry/prometheus-text.ts';
import { embeddedErp } from '../../ordering/erp/embedded-erp.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { allJobs } from '../all-jobs.ts';
import { buildApp } from '../app.ts';
import { jobKinds } from '../job-kinds.ts';
import { mountStorefront } from '../storefront/mount-storefront.ts';
import { type StartedTelemetry, startTelemetry } from './start-telemetry.ts';

const testApp = await createTestApp();
const { config, databaseUrl } = testApp;
const collector = await startJsonServer();
const elsewhere = await startJsonServer();
afterAll(async () => {
  await collector.close();
  await elsewhere.close();
});

const clock = () => new Date();
const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of cleanUp.splice(0).reverse()) await close();
});
beforeEach(() => {
  collector.asked.length = 0;
  collector.answers.splice(0, Number.POSITIVE_INFINITY, json(200, {}));
  elsewhere.asked.length = 0;
  elsewhere.answers.splice(0, Number.POSITIVE_INFINITY, json(200, {}));
});

/** The program as main.ts composes it, with its watched parts. */
async function openWatched(endpoint: string | undefined = collector.url) {
  const telemetry = await startTelemetry({
    ...config.telemetry,
    metrics: { host: '127.0.0.1', port: 0 },
    otlp: endpoint ? { endpoint, headers: { 'api-key': 'sleutel' }, sampleShare: 1, exportEveryMs: 60_000 } : undefined,
  });
  cleanUp.push(telemetry.stop);
  const { db, pool, close } = await openDatabase(databaseUrl, 3);
  cleanUp.push(close);
  telemetry.watchPool(pool);
  telemetry.watchSearch(testApp.search, db);
  telemetry.watchQueue(db, jobKinds);
  const logged: Record<string, unknown>[] = [];
  const { cache, search, payments, geocoder } = testApp;
  const app = await buildApp({
    config,
    db,
    cache,
    search,
    clock,
    payments,
    geocoder,
    tokenSecret: testSecret,
    captcha: easyCaptcha(),
    companyRegister: embeddedRegister(db),
    media: { draw: () => Promise.reject(new Error('no pictures')), cacheDir: config.dataDir, work: new WorkQueue(1) },
    telemetry,
    logStream: { write: (line) => logged.push(JSON.parse(line)) },
  });
  cleanUp.push(() => app.close());
  return { telemetry, app, db, logged };
}

async function metricsOf({ metricsPort, settle }: StartedTelemetry) {
  await settle().catch(() => undefined);
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  return metricsIn(await response.text());
}

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

/** Every span the collector received. */
function spans(): SentSpan[] {
  return collector.asked
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ body }) => JSON.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);
}

const attribute = (span: SentSpan | undefined, name: string) =>
  Object.values(span?.attributes.find(({ key }) => key === name)?.value ?? {})[0];

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';
const traceparent = `00-${traceId}-${spanId}-01`;

test('a request is a span in its caller’s trace, with its statements as child spans, and without values', async () => {
  const { telemetry, app, logged } = await openWatched();
  await testApp.cache.drop('venture');
  const requestId = randomUUID();
  const answer = await app.inject({
    url: '/api/ventures/210?wie=joris@bouw.example',
    headers: { traceparent, 'x-request-id': requestId, 'venture-id': '210', cookie: 'viewport=xl; siteUser=joris' },
  });
  expect(answer.statusCode).toBe(200);
  await telemetry.settle();

  const request = spans().find(({ name }) => name === 'GET /api/ventures/:ventureId');
  expect(request).toMatchObject({ traceId, parentSpanId: spanId });
  expect(attribute(request, 'http.response.status_code')).toBe(200);
  expect(attribute(request, 'bouwpoort.request_id')).toBe(requestId);
  expect(attribute(request, 'bouwpoort.venture')).toBe('210');
  expect(attribute(request, 'bouwpoort.viewport')).toBe('xl');
  const statement = spans().find(({ name, traceId: its }) => name === 'select venture' && its === traceId);
  expect(statement?.parentSpanId).toBe(request?.spanId);
  const sent = collector.asked.map(({ body }) => body).join();
  expect(sent).not.toMatch(/joris|"210' |\$1/);
  expect(collector.asked[0]?.headers['api-key']).toBe('sleutel');
  expect(logged.find(({ msg }) => msg === 'answered')).toMatchObject({ reqId: requestId, traceId });
});

test('after a body has been read the statements still belong to their request', async () => {
  const { telemetry, app } = await openWatched();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answer = await fetch(`http://127.0.0.1:${port}/api/cms/connect/token`, {
    method: 'POST',
    headers: { traceparent },
    body: new URLSearchParams({ grant_type: 'password', client_id: 'Default', username: 'a@b.nl', password: 'fout' }),
  });
  expect(answer.status).toBe(400);
  await answer.text();
  await telemetry.settle();
  const request = spans().find(({ name }) => name === 'POST /api/cms/connect/token');
  const inside = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(inside.map(({ name }) => name)).toContain('select site_user');
  expect(collector.asked.map(({ body }) => body).join()).not.toContain('a@b.nl');
});

test('outgoing calls are spans of their request, and pass on its trace; their URLs are not recorded', async () => {
  const { telemetry, app } = await openWatched();
  app.get('/test-call', async () => (await fetch(`${elsewhere.url}/orders/SO-1?naam=joris`)).text());
  await app.inject({ url: '/test-call', headers: { traceparent } });
  await telemetry.settle();
  const host = new URL(elsewhere.url).host;
  const call = spans().find(({ name }) => name === `GET ${host}`);
  expect(call?.traceId).toBe(traceId);
  expect(elsewhere.asked[0]?.headers.traceparent).toBe(`00-${traceId}-${call?.spanId}-01`);
  expect(collector.asked.map(({ body }) => body).join()).not.toMatch(/SO-1|joris/);
  const metrics = await metricsOf(telemetry);
  expect(metrics.value('bouwpoort_outgoing_call_duration_seconds_count', { host, status: '2xx' })).toBe(1);
});

test('metrics in the text of Prometheus: requests by pattern, the pool, the index, the process', async () => {
  const { telemetry, app } = await openWatched(undefined);
  for (const id of ['210', '110', '210']) await app.inject(`/api/ventures/${id}`);
  await app.inject('/api/ventures/bestaat-niet');
  await app.inject('/bestaat-ook-niet/joris');
  expect((await app.inject('/metrics')).statusCode, 'not where customers come').toBe(404);
  const metrics = await metricsOf(telemetry);
  const pattern = { route: '/api/ventures/:ventureId', method: 'GET' };
  const count = 'bouwpoort_http_request_duration_seconds_count';
  expect(metrics.value(count, { ...pattern, status: '2xx' })).toBe(3);
  expect(metrics.value(count, { ...pattern, status: '4xx' })).toBe(1);
  expect(
    metrics.value('bouwpoort_http_request_duration_seconds_bucket', { ...pattern, status: '2xx', le: '+Inf' }),
  ).toBe(3);
  expect(metrics.value('bouwpoort_http_requests_in_flight', {})).toBe(0);
  const busy = metrics.value('bouwpoort_db_pool_connections', { state: 'busy' }) ?? Number.NaN;
  const idle = metrics.value('bouwpoort_db_pool_connections', { state: 'idle' }) ?? Number.NaN;
  expect(busy + idle).toBeGreaterThan(0);
  expect(metrics.value('bouwpoort_db_pool_connections_max', {})).toBe(3);
  expect(metrics.value('bouwpoort_db_pool_waiting', {})).toBe(0);
  expect(metrics.value('bouwpoort_db_pool_wait_seconds_count', {})).toBeGreaterThan(0);
  expect(metrics.value('bouwpoort_db_query_duration_seconds_count', { operation: 'select' })).toBeGreaterThan(0);
  expect(metrics.value('bouwpoort_search_index_ready', {})).toBe(1);
  expect(metrics.value('bouwpoort_search_index_products', { venture: '210' })).toBeGreaterThan(0);
  expect(metrics.value('bouwpoort_search_index_build_seconds', {})).toBeGreaterThanOrEqual(0);
  expect(metrics.value('bouwpoort_search_index_left_out', {})).toBe(0);
  expect(metrics.value('bouwpoort_search_index_behind_seconds', {})).toBe(0);
  expect(metrics.value('bouwpoort_process_memory_bytes', { kind: 'resident' })).toBeGreaterThan(1e7);
  expect(
    metrics.value('bouwpoort_build_info', { version: config.telemetry.version, node: process.versions.node }),
  ).toBe(1);
  expect(metrics.text).not.toMatch(/joris|bestaat/);
  const base = `http://127.0.0.1:${telemetry.metricsPort}`;
  expect((await fetch(base)).status).toBe(404);
  expect((await fetch(`${base}/metrics`, { method: 'POST' })).status).toBe(405);
});

test('the same numbers reach the collector', async () => {
  const { telemetry, app } = await openWatched();
  await app.inject('/api/ventures');
  await telemetry.settle();
  const body = JSON.parse(collector.asked.find(({ path }) => path === '/v1/metrics')?.body ?? '{}');
  const [{ resource, scopeMetrics }] = body.resourceMetrics;
  const attributes = Object.fromEntries(
    resource.attributes.map(({ key, value }: SentSpan['attributes'][number]) => [key, Object.values(value)[0]]),
  );
  expect(attributes).toMatchObject({ 'service.name': 'bouwpoort-shop-server-demo', 'service.version': '0.1.0' });
  const names = scopeMetrics.flatMap(({ metrics }: { metrics: { name: string }[] }) => metrics.map(({ name }) => name));
  expect(names).toEqual(
    expect.arrayContaining([
      'bouwpoort_http_request_duration_seconds',
      'bouwpoort_db_pool_connections',
      'bouwpoort_jobs_waiting',
      'bouwpoort_build_info',
    ]),
  );
});

test('jobs are counted by outcome, and the queue length is known', async () => {
  const { telemetry, app, db } = await openWatched();
  // The value of the start does not include the mail, and concurrent readers get the same value.
  await telemetry.settle();
  const ctx = { ...testApp.context, db, log: app.log };
  const mail = {
    to: 'joris@bouw.example',
    kind: 'password-changed' as const,
    ventureId: '210',
    data: { firstName: 'Joris', changedAt: new Date(), path: '/steenhof/wachtwoord-vergeten' },
  };
  await sendMail(ctx, mail);
  const waiting = { queue: 'mail' };
  const before = await metricsOf(telemetry);
  expect(before.value('bouwpoort_jobs_waiting', waiting)).toBe(1);
  expect(before.value('bouwpoort_jobs_oldest_seconds', waiting)).toBeGreaterThanOrEqual(0);
  expect(before.value('bouwpoort_jobs_dead_letters', {})).toBe(0);
  const send = async (fail?: Error) => {
    const mailSender = { send: async () => (fail ? Promise.reject(fail) : undefined) };
    const jobs = allJobs({ mailSender, erp: embeddedErp(db, clock), payments: testApp.payments });
    await runJobs({ ...ctx, log: app.log }, telemetry.watchJobs(jobs), {});
  };
  await send();
  await sendMail(ctx, mail);
  await send(new PermanentJobError('no such address'));
  await sendMail(ctx, mail);
  await send(new Error('the line is down'));
  const after = await metricsOf(telemetry);
  const ended = (outcome: string) => after.value('bouwpoort_jobs_total', { job: 'mail', outcome });
  expect([ended('done'), ended('given_up'), ended('failed')]).toEqual([1, 1, 1]);
  expect(after.value('bouwpoort_job_duration_seconds_count', { job: 'mail' })).toBe(3);
  expect(after.value('bouwpoort_jobs_waiting', waiting), 'what is tried again later does not wait').toBe(0);
  expect(after.value('bouwpoort_jobs_dead_letters', {})).toBe(1);
  const job = spans().find(({ name }) => name === 'job mail');
  expect(spans().filter(({ parentSpanId }) => parentSpanId === job?.spanId).length).toBeGreaterThan(0);
  expect(collector.asked.map(({ body }) => body).join()).not.toMatch(/joris/i);
});

test('a rendered page and a cached one are distinguished', async () => {
  const { telemetry, app } = await openWatched();
  let made = 0;
  const storefront = telemetry.watchPages({
    render: async (_, page) => {
      made++;
      await page.remember({ name: 'ventures.list', ventureId: undefined, input: undefined }, () =>
        page.transport({ method: 'GET', url: '/api/ventures', headers: {} }),
      );
      return new Response('<p>Pagina</p>', { headers: { 'content-type': 'text/html' } });
    },
    clientDir: config.dataDir,
  });
  const { cache } = testApp;
  await mountStorefront(app, storefront, { clock, config, cache, inProcessSecret: inProcessSecret(testSecret) });
  for (let time = 0; time < 3; time++) await app.inject({ url: '/steenhof', headers: { traceparent } });
  expect(made).toBe(1);
  const metrics = await metricsOf(telemetry);
  expect(metrics.value('bouwpoort_pages_total', { from: 'rendering' })).toBe(1);
  expect(metrics.value('bouwpoort_pages_total', { from: 'memory' })).toBe(2);
  const route = { route: '/*', method: 'GET', status: '2xx' };
  expect(metrics.value('bouwpoort_http_request_duration_seconds_count', route)).toBe(3);
  const rendering = spans().find(({ name }) => name === 'render page');
  const call = spans().find(({ name }) => name === 'GET /api/ventures');
  expect(call?.parentSpanId, 'the page’s own calls are inside it').toBe(rendering?.spanId);
  const own = { route: '/api/ventures', method: 'GET', status: '2xx' };
  expect(metrics.value('bouwpoort_http_request_duration_seconds_count', own), 'and no requests').toBeUndefined();
});

test('orders and payments are counted by their events', async () => {
  publishOrdersPlaced({ ventureId: '210', count: 9 });
  const { telemetry } = await openWatched(undefined);
  publishOrdersPlaced({ ventureId: '210', count: 2 });
  publishPaymentEnded({ outcome: 'successful' });
  const metrics = await metricsOf(telemetry);
  expect(metrics.value('bouwpoort_orders_placed_total', { venture: '210' })).toBe(2);
  expect(metrics.value('bouwpoort_payments_total', { outcome: 'successful' })).toBe(1);
});

test('a collector that refuses does no harm, and is one line in the log', async () => {
  const { telemetry, app, logged } = await openWatched();
  collector.answers.splice(0, 1, json(400, {}));
  for (let time = 0; time < 3; time++) {
    expect((await app.inject('/api/ventures')).statusCode).toBe(200);
    await telemetry.settle().catch(() => undefined);
  }
  expect(collector.asked.length).toBeGreaterThan(2);
  expect(logged.filter(({ msg }) => msg === 'telemetry is not delivered')).toHaveLength(1);
});

test.each(['is gone', 'says nothing'])(
  'nor does one that %s: requests are answered, and a shutdown is not delayed',
  async (how) => {
    const gone = await startJsonServer();
    await gone.close();
    collector.answers.splice(0, 1, silence);
    const { telemetry, app } = await openWatched(how === 'is gone' ? gone.url : collector.url);
    telemetry.settle().catch(() => undefined);
    expect((await app.inject('/api/ventures')).statusCode).toBe(200);
    expect(await Promise.race([telemetry.stop().then(() => 'stopped'), sleep(10_000)])).toBe('stopped');
  },
);

test('a port in use is reported before anything starts', async () => {
  const { telemetry } = await openWatched(undefined);
  const port = telemetry.metricsPort ?? 0;
  await expect(
    startTelemetry({ ...config.telemetry, metrics: { host: '127.0.0.1', port }, otlp: undefined }),
  ).rejects.toThrow(/METRICS_PORT/);
});
