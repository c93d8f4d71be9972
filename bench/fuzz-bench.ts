import { connect } from 'node:net';
import { demoAccounts } from '@bouwpoort/demo-world/people/demo-accounts';
import { described, type HostileRequest, hostileRequest } from '../apps/server/testing/hostile-requests.ts';
import { type Ask, hostileSources } from '../apps/server/testing/hostile-sources.ts';
import { pageTable } from '../apps/storefront/app/frame/pages/page-table.ts';
import { type BenchShop, withShop } from './bench-shop.ts';

const products = 300;
const concurrency = 8;
/** Milliseconds; what takes longer hangs. */
const maxAnswerTime = 2000;

/**
 * Hostile requests to every route and page of the running program, over sockets. Whether each got an answer in time
 * that is no 5xx, and no process ended.
 */
export async function benchFuzz(count: number, seed: number, from: number): Promise<boolean> {
  let isMet = false;
  await withShop(products, async (shop) => {
    isMet = await fuzz(shop, count, seed, from);
  });
  return isMet;
}

async function fuzz(shop: BenchShop, count: number, seed: number, from: number): Promise<boolean> {
  const { program, database } = shop;
  const { port } = new URL(program.url);
  const [shopper] = await shop.shoppers(1);
  if (!shopper) throw new Error('nobody is logged in');
  const cookie = { cookie: shopper.cookie, origin: program.url };
  const sources = {
    ...(await hostileSources((what) => ask(shop, what), [shopper.headers, cookie, await guestOf(shop)])),
    pages: [...Object.values(pageTable('bouwpoort')).map(({ path }) => path), '/*'],
  };
  const again = (number: number) => send(Number(port), hostileRequest(seed, number, sources));
  // The first visit of a page loads its code, which is no answer to anything hostile.
  for (const path of ['/', '/steenhof', '/steenhof/zoeken', '/sitemap.xml']) await shop.client.ask({ path });
  const failures: string[] = [];
  const slow: number[] = [];
  const statuses = new Map<string, number>();
  let hasEnded = false;
  void program.exited.then(() => {
    hasEnded = true;
  });
  let next = from;
  const began = performance.now();
  const work = async () => {
    while (next < from + count && !hasEnded) {
      const number = next++;
      // What is asked too often would only be refused.
      if (number % 500 === 0) await database.query('delete from throttle');
      if (number % 10_000 === 0) console.log(`${number} after ${Math.round((performance.now() - began) / 1000)} s`);
      const request = hostileRequest(seed, number, sources);
      const outcome = await send(Number(port), request);
      const group = /^\d/.test(outcome) ? `${outcome[0]}xx` : outcome;
      statuses.set(group, (statuses.get(group) ?? 0) + 1);
      if (outcome.startsWith('hangs')) slow.push(number);
      else if (!/^[1-4]/.test(outcome)) failures.push(`${number}: ${outcome} ${described(request)}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  // On a busy machine anything can be late once; what is late again by itself hangs.
  for (const number of slow) {
    const outcome = await again(number);
    if (outcome.startsWith('hangs'))
      failures.push(`${number}: ${outcome} ${described(hostileRequest(seed, number, sources))}`);
  }
  const restarts = program.output().match(/A process that serves ended/g)?.length ?? 0;
  console.table({
    seed,
    from,
    count,
    ...Object.fromEntries([...statuses].sort()),
    restarts,
    'ended by itself': hasEnded,
  });
  for (const failure of failures.slice(0, 40)) console.error(failure);
  if (failures.length > 0) {
    console.error(`Again, one by one: npm run bench -- fuzz 1 ${seed} NUMBER`);
    console.error(program.output().slice(-5000));
  }
  return failures.length === 0 && restarts === 0 && !hasEnded;
}

async function ask({ client }: BenchShop, { method = 'GET', path, headers = {}, body }: Ask): Promise<unknown> {
  return JSON.parse((await client.ask({ method, path, headers, body })).text);
}

async function guestOf({ client }: BenchShop): Promise<Record<string, string>> {
  const username = 'gast@steenhof.test';
  const fields = { grant_type: 'password', client_id: 'Default', username, password: demoAccounts.password };
  const { text } = await client.ask({
    method: 'POST',
    path: '/api/cms/connect/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  return { authorization: `Bearer ${JSON.parse(text).access_token}` };
}

/** The status, or what came instead of one. Byte for byte: a client library would refuse to send most of it. */
function send(port: number, { method, path, headers, body }: HostileRequest): Promise<string> {
  const lines = Object.entries({ host: `localhost:${port}`, connection: 'close', ...headers });
  const length = body ? `content-length: ${body.length}\r\n` : '';
  const head = `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}${length}\r\n`;
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(port, 'localhost');
  let answer = '';
  const timer = setTimeout(() => end(answer === '' ? 'hangs' : 'hangs halfway'), maxAnswerTime);
  const end = (outcome: string) => {
    clearTimeout(timer);
    socket.destroy();
    resolve(outcome);
  };
  const ended = () => end(answer.match(/^HTTP\/1\.1 (\d+)/)?.[1] ?? 'no answer');
  socket.on('data', (chunk) => {
    // Of the rest only the end counts.
    if (answer.length < 100) answer += chunk.toString('latin1');
  });
  socket.on('end', ended);
  socket.on('error', (error) => (answer === '' ? end(`no answer (${error.message})`) : ended()));
  socket.write(Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]));
  return promise;
}
