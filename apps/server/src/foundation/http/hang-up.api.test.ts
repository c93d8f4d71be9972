import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { listenLocally, RawConnection } from '../../../testing/raw-http.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { mountTestPages } from '../../../testing/test-storefront.ts';
import { origin } from '../../../testing/test-visitors.ts';
import type { PageRenderer } from '../../program/storefront/mount-storefront.ts';

const testApp = await createTestApp();
let render: PageRenderer = async () => new Response('');
const pages = await mountTestPages(testApp, { clientDir: undefined, render: (...given) => render(...given) });
const port = await listenLocally(testApp.app);
const pagePort = await listenLocally(pages.app);

/** Lines that would wake somebody, and answers that would count as a failure of ours. */
function alarms(lines: Record<string, unknown>[]): unknown[] {
  return lines.filter(({ level, status }) => Number(level) >= 40 || Number(status) >= 500);
}

async function nextRequest(app: FastifyInstance) {
  const [request, response] = (await once(app.server, 'request')) as [IncomingMessage, ServerResponse];
  return { request, closed: once(response, 'close') };
}

const post = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost:3000\r\norigin: ${origin}\r\nsec-fetch-site: same-origin\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
const multipart = 'multipart/form-data; boundary=grens';
const part = '--grens\r\ncontent-disposition: form-data; name="a"';
const pageForm = 'application/x-www-form-urlencoded';

test.each([
  ['JSON', '/api/newsletter/register', 'application/json', '{"emailAddress":"'],
  ['a form', '/api/cms/connect/token', pageForm, 'grant_type='],
  ['a field of a form', '/api/forms/x/y', multipart, `${part}\r\n\r\nhalf`],
  ['a file', '/api/forms/x/y', multipart, `${part}; filename="a.pdf"\r\n\r\n%PDF`],
])('a client that hangs up halfway %s is no failure of ours', async (_, path, type, start) => {
  const connection = new RawConnection(port);
  connection.write(`${post(path, type, 90_000)}${start}`);
  const { request, closed } = await nextRequest(testApp.app);
  await expect.poll(() => request.readableFlowing).toBe(true);
  connection.hangUp();
  await closed;
  // A request that comes after it has been answered when whatever follows the hang-up has been done.
  await testApp.app.inject('/health');
  expect(alarms(testApp.logged)).toEqual([]);
});

test.each(['gzip', 'identity'])('nor is one that hangs up before its page is made (%s)', async (encoding) => {
  const { promise: asked, resolve: onAsked } = Promise.withResolvers<void>();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: unread, resolve: onUnread } = Promise.withResolvers<void>();
  render = async () => {
    onAsked();
    await mayGoOn;
    const body = new ReadableStream({ cancel: onUnread });
    return new Response(body, { headers: { 'content-type': 'text/html' } });
  };
  const connection = new RawConnection(pagePort);
  const head = post('/steenhof', pageForm, 3).replace('\r\n\r\n', `\r\naccept-encoding: ${encoding}\r\n\r\n`);
  connection.write(`${head}a=b`);
  const { closed } = await nextRequest(pages.app);
  await asked;
  connection.hangUp();
  await closed;
  goOn();
  await unread;
  render = async () => new Response('');
  await pages.app.inject('/steenhof');
  expect(alarms(pages.logged)).toEqual([]);
});

test('an answer given while the program stops says that its connection closes', async () => {
  const { promise: asked, resolve: onAsked } = Promise.withResolvers<void>();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const stopping = await mountTestPages(testApp, {
    clientDir: undefined,
    render: async () => {
      onAsked();
      await mayGoOn;
      return new Response('', { headers: { 'content-type': 'text/html' } });
    },
  });
  const connection = new RawConnection(await listenLocally(stopping.app));
  connection.write('GET /steenhof HTTP/1.1\r\nhost: localhost:3000\r\n\r\n');
  await asked;
  const ended = stopping.app.endConnections();
  goOn();
  expect(await connection.untilEnded()).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
  await ended;
});

test('a request that was on its way when the program was told to stop is answered', async () => {
  const stopping = await mountTestPages(testApp, { clientDir: undefined, render: async () => new Response('') });
  const connection = new RawConnection(await listenLocally(stopping.app));
  const request = 'GET /health HTTP/1.1\r\nhost: localhost:3000\r\n\r\n';
  connection.write(request);
  await connection.firstAnswer();
  const ended = stopping.app.endConnections();
  connection.write(request);
  const answers = (await connection.untilEnded()).match(/HTTP\/1\.1 200|connection: close/gi);
  expect(answers).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', expect.stringMatching(/close/i)]);
  await ended;
});
