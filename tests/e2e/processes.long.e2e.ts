import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { cloneDatabase } from '../../apps/server/testing/clone-database.ts';
import { freePort, type RunningProgram, startProgram, untilReady } from '../../tools/running-program.ts';
import { plainTemplate } from './plain-pictures.ts';
import { contractor, demoPassword } from './session-visitor.ts';

const processes = 2;

let program: RunningProgram;
let database: pg.Client;
let dataDir: string;
let metricsPort: number;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'bouwpoort-processes-'));
  metricsPort = await freeMetricsPort();
  const databaseUrl = await cloneDatabase(inject('clusterUrl'), 'e2e_processes', plainTemplate);
  program = startProgram({
    PORT: String(await freePort()),
    METRICS_PORT: String(metricsPort),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    WEB_CONCURRENCY: String(processes),
  });
  await untilReady(program);
  await untilAllServe();
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
});

/**
 * One for each process, in sequence. Below the range of ephemeral ports: there, the port after a free one may be taken
 * a moment later, and a process without its port does not start.
 */
async function freeMetricsPort(): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const isFree = await Promise.all(Array.from({ length: processes }, (_, place) => canListen(first + place)));
    if (isFree.every(Boolean)) return first;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

afterAll(async () => {
  await database?.end();
  await program?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** On a new connection: connections are assigned to the processes in turn. */
function ask(
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<{
  status: number;
  text: string;
  cookies: string[];
}> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${program.url}${path}`, { method, headers, agent: new Agent() }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      incoming.on('error', reject).on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          text,
          cookies: (incoming.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? ''),
        }),
      );
    });
    outgoing.on('error', reject).end(body);
  });
}

/** The answer of each process. */
async function ofEach(path: string, asked?: Asked): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: processes * 2 }, () => ask(path, asked)));
  for (const { status } of answers) expect(status).toBe(200);
  return answers.map(({ text }) => text);
}

async function logIn(as: Record<string, string> = {}) {
  const form = { grant_type: 'password', client_id: 'Default', username: contractor, password: demoPassword };
  const { status, text, cookies } = await ask('/api/cms/connect/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...as },
    body: new URLSearchParams(form).toString(),
  });
  expect(status).toBe(200);
  return { token: JSON.parse(text).access_token as string, cookie: cookies.join('; ') };
}

/** The number of requests that each process has counted; undefined for a process that is not running. */
async function served(place: number): Promise<number | undefined> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort + place}/metrics`).catch(() => undefined);
  const text = await answer?.text();
  if (!text?.includes('\nbouwpoort_search_index_ready 1\n')) return undefined;
  const counts = text.matchAll(/^bouwpoort_http_request_duration_seconds_count\{.*\} (\d+)/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function untilAllServe(): Promise<void> {
  await vi.waitFor(
    async () => {
      for (let place = 0; place < processes; place++) expect(await served(place)).toBeDefined();
    },
    { timeout: 30_000, interval: 100 },
  );
}

function servingPids(): number[] {
  const tasks = `/proc/${program.pid}/task`;
  return readdirSync(tasks).flatMap((task) =>
    readFileSync(`${tasks}/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

test('all processes serve requests', async () => {
  const before = [await served(0), await served(1)];
  await ofEach('/api/ventures');
  const after = [await served(0), await served(1)];
  expect(after[0]).toBeGreaterThan(before[0] ?? 0);
  expect(after[1]).toBeGreaterThan(before[1] ?? 0);
});

test('a publication, a product and a price are visible within 2 seconds in all of them', async () => {
  const { rows } = await database.query<{ guid: string; id: number; product_id: number; url: string }>(
    `select v.guid, v.id, v.product_id, p.url from variant v join product p on p.id = v.product_id
     join list_price on variant_id = v.id where p.venture_id = '210' limit 1`,
  );
  const [variant] = rows;
  if (!variant) throw new Error('no variant with a price');
  const { token } = await logIn();
  const price: Asked = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [variant.guid], marketId: '210', currencyCode: 'EUR' }),
  };
  const find = (text: string): Asked => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text, top: 1 }),
  });
  // Cached in every process before anything changes.
  await ofEach('/steenhof/nieuws');
  await ofEach(variant.url);
  await ofEach('/api/pricing', price);
  await ofEach('/api/content/search/products/210', find('zwerfsteenplaat'));

  await database.query(
    `update content set properties = jsonb_set(properties::jsonb, '{title}', '"Zwerfsteennieuws"') where url = $1`,
    ['/steenhof/nieuws'],
  );
  await database.query("update product set name = 'Zwerfsteenplaat' where id = $1", [variant.product_id]);
  await database.query('delete from price_agreement where variant_id = $1', [variant.id]);
  await database.query('update list_price set price_delivery = 4321.09, price_pickup = 4321.09 where variant_id = $1', [
    variant.id,
  ]);
  const changed = async () => {
    for (const page of await ofEach('/steenhof/nieuws')) expect(page).toContain('Zwerfsteennieuws');
    for (const page of await ofEach(variant.url)) expect(page).toContain('Zwerfsteenplaat');
    for (const answer of await ofEach('/api/pricing', price)) expect(answer).toContain('4321.09');
    for (const answer of await ofEach('/api/content/search/products/210', find('zwerfsteenplaat'))) {
      expect(JSON.parse(answer).totalMatching).toBe(1);
    }
  };
  await vi.waitFor(changed, { timeout: 30_000, interval: 100 });
});

test('a logged-in user leaves nothing in the caches of any of them', async () => {
  const { rows } = await database.query<{ url: string }>(
    "select url from product where venture_id = '210' and market_filter = '{}' order by id limit 1",
  );
  const paths = ['/steenhof', rows[0]?.url ?? ''];
  const before = await Promise.all(paths.map((one) => ofEach(one)));
  const { cookie } = await logIn({ 'x-session': 'cookie', origin: program.url });
  const account = JSON.parse((await ask('/api/account?expand=*', { headers: { cookie } })).text).siteUser;
  for (const [at, one] of paths.entries()) {
    for (const page of await ofEach(one, { headers: { cookie } })) expect(page).toContain(account.email);
    for (const page of await ofEach(one)) {
      expect(page).toBe(before[at]?.[0]);
      expect(page).not.toContain(account.email);
    }
  }
});

test('a process that ends is replaced, and meanwhile the other serves', async () => {
  const [, last] = servingPids();
  if (last === undefined) throw new Error('there are not two');
  process.kill(last, 'SIGKILL');
  await vi.waitFor(() => expect(program.output()).toContain('another takes its place'), { timeout: 30_000 });
  await ofEach('/api/ventures');
  await vi.waitFor(() => expect(servingPids()).toHaveLength(processes), { timeout: 30_000 });
  expect(servingPids()).not.toContain(last);
  await untilAllServe();
  await ofEach('/steenhof');
});

test('on a stop signal all of them end, after finishing requests in flight', async () => {
  const pids = servingPids();
  const body = JSON.stringify({ query: 'gipsplaat', top: 1 });
  const search = request(`${program.url}/api/content/search/products/210`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  search.flushHeaders();
  // The server asks for the rest of the request, so it is in flight from here on.
  await once(search, 'continue');
  const stopped = program.stop();
  search.end(body);
  const [response] = (await once(search, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  expect(JSON.parse(await text(response)).totalMatching).toBeGreaterThan(0);
  expect(await stopped).toBe(0);
  for (const pid of pids) expect(existsSync(`/proc/${pid}`)).toBe(false);
});
