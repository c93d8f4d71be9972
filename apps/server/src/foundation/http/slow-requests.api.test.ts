import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { listenLocally, RawConnection, sendRaw } from '../../../testing/raw-http.ts';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { addSource } from '../../../testing/test-exchange.ts';
import { appWith } from '../../../testing/test-visitors.ts';

const timeout = 1000;
const main = await createTestApp({ REQUEST_TIMEOUT_SECONDS: String(timeout / 1000) });
const port = await listenLocally(main.app);

const post = (path: string, type: string, length: number) => [
  `POST ${path} HTTP/1.1`,
  'host: shop.example',
  `content-type: ${type}`,
  `content-length: ${length}`,
];
const form = 'multipart/form-data; boundary=grens';
const part = '--grens\r\ncontent-disposition: form-data; name="naam"';

let dribbling: NodeJS.Timeout | undefined;
afterEach(() => clearInterval(dribbling));

/** A byte now and then: no pause is long enough to count as the end. */
function dribble(connection: RawConnection): void {
  dribbling = setInterval(() => connection.write('x'), 100);
}

async function millisecondsFor(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work;
  return performance.now() - began;
}

test.each([
  ['a JSON body', '/api/newsletter/register', 'application/json', '{"emailAddress":"'],
  ['a form on a page', '/steenhof', 'application/x-www-form-urlencoded', 'a='],
  ['a form with files', '/api/forms/f-contact/vraag', form, `${part}; filename="a.pdf"\r\n\r\n%PDF`],
])('%s that dribbles in is cut off', async (_, path, type, start) => {
  const connection = new RawConnection(port);
  connection.write(`${post(path, type, 500_000).join('\r\n')}\r\n\r\n${start}`);
  dribble(connection);
  let answer = '';
  const took = await millisecondsFor(connection.untilEnded().then((text) => (answer = text)));
  expect(took).toBeLessThan(3 * timeout);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
});

/** A batch of data exchange whose lines come one at a time. */
async function slowBatch(): Promise<RawConnection> {
  const { headers } = await addSource(main, { source: `langzaam-${randomUUID().slice(0, 8)}` });
  const connection = new RawConnection(port);
  const lines = [
    ...post('/api/exchange/v1/product/batches', 'application/x-ndjson', 0).slice(0, 3),
    ...[`authorization: ${headers.authorization}`, 'transfer-encoding: chunked', 'connection: close'],
  ];
  connection.write(`${lines.join('\r\n')}\r\n\r\n`);
  return connection;
}

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

test('a batch may take longer than a request as long as its lines keep coming', async () => {
  const connection = await slowBatch();
  const began = performance.now();
  let sent = 0;
  await new Promise<void>((done) => {
    dribbling = setInterval(() => {
      const line = { externalId: `p-${sent++}`, name: 'Plaat', description: 'x'.repeat(4000) };
      connection.write(chunk(`${JSON.stringify(line)}\n`));
      if (performance.now() - began > 3 * timeout) done();
    }, 100);
  });
  clearInterval(dribbling);
  connection.write('0\r\n\r\n');
  const answer = await connection.untilEnded();
  expect(answer).toMatch(/^HTTP\/1.1 202 /);
  expect(answer).toContain(`"lines":${sent}`);
});

test('a batch that hardly moves is cut off', async () => {
  const connection = await slowBatch();
  dribbling = setInterval(() => connection.write(chunk('x')), 100);
  let answer = '';
  const took = await millisecondsFor(connection.untilEnded().then((text) => (answer = text)));
  expect(took).toBeLessThan(3 * timeout);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
});

test('headers that dribble in are cut off', async () => {
  const connection = new RawConnection(port);
  connection.write('GET /api/ventures HTTP/1.1\r\nx-long: ');
  dribble(connection);
  expect(await millisecondsFor(connection.untilEnded())).toBeLessThan(3 * timeout);
});

test('a form whose part has no end is refused once it has arrived', async () => {
  const body = `${part}\r\n--grens--\r\n`;
  const lines = [...post('/api/forms/f-contact/vraag', form, body.length), 'connection: close'];
  const unhurried = await openTestApp(main.databaseUrl, { REQUEST_TIMEOUT_SECONDS: '60' });
  const { status, text } = await sendRaw(await listenLocally(unhurried.app), lines, body);
  expect(status).toBe(400);
  expect(text).toContain('niet heel aangekomen');
});

test('the program stops in time in every state of its connections', async () => {
  const { app } = await openTestApp(main.databaseUrl, { REQUEST_TIMEOUT_SECONDS: '60' });
  const to = await listenLocally(app);
  const connections = Array.from({ length: 5 }, () => new RawConnection(to));
  const [silent, halfHeaders, halfBody, halfForm, idle] = connections as [RawConnection, ...RawConnection[]];
  halfHeaders?.write('GET /api/ventures HTTP/1.1\r\nhost: x');
  halfBody?.write(`${post('/api/newsletter/register', 'application/json', 100).join('\r\n')}\r\n\r\n{"a":`);
  halfForm?.write(`${post('/api/forms/f-contact/vraag', form, 500).join('\r\n')}\r\n\r\n${part}\r\n\r\nx`);
  idle?.write('GET /api/ventures HTTP/1.1\r\nhost: shop.example\r\n\r\n');
  expect(await idle?.firstAnswer()).toMatch(/^HTTP\/1.1 200 /);
  expect(await millisecondsFor(app.close())).toBeLessThan(5000);
  await Promise.all(connections.map((connection) => connection.untilEnded()));
  expect(silent.socket.destroyed).toBe(true);
});

test('an answer that is under way when the program stops is finished, the calls it makes itself included', async () => {
  const { promise: asked, resolve: onAsked } = Promise.withResolvers<void>();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const app: FastifyInstance = await appWith(
    main,
    () => new Date(),
    (instance) => {
      instance.get('/slow', async () => {
        onAsked();
        await mayGoOn;
        return { status: (await instance.inject('/api/ventures')).statusCode };
      });
    },
  );
  const port = await listenLocally(app);
  const [connection, silent] = [new RawConnection(port), new RawConnection(port)];
  const silentUntilEnded = silent.untilEnded();
  connection.write('GET /slow HTTP/1.1\r\nhost: shop.example\r\n\r\n');
  await asked;
  const ending = app.endConnections();
  // It no longer listens, and a request that had not arrived would have been cut off by now.
  await expect.poll(() => app.server.listening).toBe(false);
  await silentUntilEnded;
  goOn();
  expect(await connection.untilEnded()).toContain('{"status":200}');
  await ending;
});
