import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { browserTest, useBrowser } from './browser-test.ts';
import { useProgram } from './other-program.ts';
import { siteUrl } from './site.ts';

useBrowser();

/** One envelope of the ingestion contract, with the fields used here. */
interface Envelope {
  iKey: string;
  tags: Record<string, string>;
  data: {
    baseType: string;
    baseData: {
      name?: string;
      url?: string;
      target?: string;
      data?: string;
      properties?: Record<string, string>;
      exceptions?: { message: string }[];
    };
  };
}

interface Span {
  traceId: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

const received: Envelope[] = [];
const spans: Span[] = [];
let posts = 0;

/** Implements the ingestion contract of Application Insights for browsers, and OTLP for our server. */
const services = createServer(async (request, response) => {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-allow-methods', 'POST');
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  const body = JSON.parse(await bodyOf(request));
  response.setHeader('content-type', 'application/json');
  if (request.url === '/v1/traces') spans.push(...spansIn(body));
  if (request.url !== '/v2/track') return void response.end('{}');
  posts += 1;
  received.push(...body);
  response.end(JSON.stringify({ itemsReceived: body.length, itemsAccepted: body.length, errors: [] }));
});
services.listen(0, '127.0.0.1');
await once(services, 'listening');
const origin = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
afterAll(() => {
  services.closeAllConnections();
  services.close();
});

const key = '00000000-0000-4000-8000-00000000e2e0';
const monitored = useProgram('telemetry', () => ({
  APPLICATIONINSIGHTS_CONNECTION_STRING: `InstrumentationKey=${key};IngestionEndpoint=${origin}/`,
  TELEMETRY_BATCH_INTERVAL_MS: '200',
  ENVIRONMENT: 'e2e',
  OTEL_EXPORTER_OTLP_ENDPOINT: origin,
}));

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts);
  return (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
}

function spansIn(body: { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }): Span[] {
  return body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
}

const ofType = (type: string) => received.filter(({ data }) => data.baseType === type).map(({ data }) => data.baseData);
const press = (page: Page, name: string) => page.getByRole('button', { name }).filter({ visible: true }).click();

async function firstVisit(page: Page, path: string): Promise<void> {
  received.length = 0;
  posts = 0;
  await page.context().clearCookies();
  await page.goto(`${monitored()}${path}`, { waitUntil: 'networkidle' });
  await page.getByRole('region', { name: 'Mogen we cookies gebruiken?' }).waitFor();
}

async function allowStatistics(page: Page): Promise<void> {
  await press(page, 'Zelf kiezen');
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Statistieken' }).check();
  await press(page, 'Keuze opslaan');
}

const aiCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('ai_'));

browserTest(
  'nothing is loaded, stored or sent before consent, pages and calls with it, and nothing after its withdrawal',
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await firstVisit(page, '/steenhof?utm_source=brief&geheim=joris');
    expect(asked.filter((url) => !url.startsWith(monitored()) && !/^(data|blob):/.test(url))).toEqual([]);
    expect(asked.filter((url) => url.includes('application-insights'))).toEqual([]);
    await expect.poll(() => aiCookies(page)).toEqual([]);
    const stored = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect((await stored()).filter((name) => /ai_|AI_/.test(name))).toEqual([]);
    expect(received).toEqual([]);

    await allowStatistics(page);
    await expect.poll(() => ofType('PageviewData').length).toBe(1);
    expect(asked.some((url) => url.includes('application-insights'))).toBe(true);
    const first = received.find(({ data }) => data.baseType === 'PageviewData');
    expect(first?.iKey).toBe(key);
    expect(first?.tags['ai.cloud.role']).toBe('bouwpoort-shop-server-e2e');
    expect(first?.data.baseData.url).toBe(`${monitored()}/steenhof`);
    expect(first?.data.baseData.properties).toMatchObject({ viewport: 'xl', device: 'desktop' });
    expect((await aiCookies(page)).sort()).toEqual(['ai_session', 'ai_user']);

    await page.locator('a[href="/steenhof/nieuws"]').first().click();
    await page.waitForURL('**/steenhof/nieuws');
    await expect.poll(() => ofType('PageviewData').length).toBe(2);
    expect(ofType('PageviewData')[1]?.url).toBe(`${monitored()}/steenhof/nieuws`);

    await page.evaluate(() => fetch('/api/ventures?wie=joris').then((answer) => answer.text()));
    await page.evaluate(() => fetch('/assets/bestaat.js').then((answer) => answer.text()));
    const call = () => ofType('RemoteDependencyData').find(({ name }) => name === 'GET /api/ventures');
    await expect.poll(call).toBeDefined();
    expect(call()?.properties?.requestId).toMatch(/^[\w.-]{8,64}$/);
    expect(JSON.stringify(received)).not.toMatch(/joris|utm_source|\/assets\//);
    const elsewhere = asked.filter((url) => !url.startsWith(monitored()) && !/^(data|blob):/.test(url));
    expect(new Set(elsewhere)).toEqual(new Set([`${origin}/v2/track`]));
    expect((await stored()).filter((name) => /ai_|AI_/.test(name))).toEqual([]);

    // After withdrawal its cookies are gone, and nothing more is sent.
    await page.getByRole('button', { name: 'Cookie-instellingen' }).click();
    await page.getByRole('dialog').waitFor();
    await press(page, 'Alles weigeren');
    await expect.poll(() => aiCookies(page)).toEqual([]);
    const before = posts;
    await page.evaluate(() => fetch('/api/ventures').then((answer) => answer.text()));
    await page.goBack();
    await page.waitForURL(({ pathname }) => pathname === '/steenhof');
    await expect.poll(() => aiCookies(page)).toEqual([]);
    // Leaving the page flushes the queue.
    await page.goto('about:blank');
    expect(posts).toBe(before);
  },
  { missing: '/assets/bestaat.js' },
);

browserTest(
  'errors from before consent are sent after it; a call and its answer share one id, and then one trace',
  async ({ page }) => {
    const sent: { id: string | undefined; trace: string | undefined }[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('/api/')) return;
      const { 'x-request-id': id, traceparent } = request.headers();
      sent.push({ id, trace: traceparent?.split('-')[1] });
    });
    await firstVisit(page, '/steenhof');
    expect(sent.length, 'the words of the dialog were asked for').toBeGreaterThan(0);
    expect(sent[0]?.id).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[0]?.trace, 'and no trace before the consent').toBeUndefined();
    await page.evaluate(() => {
      // Dispatched, not thrown: every test fails on an uncaught error.
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('vroege fout') }));
      const picture = document.createElement('img');
      picture.src = '/media/bestaat-niet.webp?token=geheim';
      document.body.append(picture);
      return new Promise((resolve) => picture.addEventListener('error', resolve));
    });
    expect(received).toEqual([]);
    await allowStatistics(page);
    const messages = () =>
      ofType('ExceptionData').flatMap(({ exceptions }) => exceptions?.map(({ message }) => message) ?? []);
    await expect.poll(() => messages().length).toBe(2);
    expect(messages()[0]).toContain('vroege fout');
    expect(messages()[1]).toContain(`Could not load ${monitored()}/media/bestaat-niet.webp`);
    await page.evaluate(() => {
      const late = new Error('late fout');
      const promise = Promise.resolve();
      window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: late }));
    });
    await expect.poll(() => messages().length).toBe(3);
    expect(messages()[2]).toContain('late fout');
    expect(JSON.stringify(received)).not.toContain('geheim');

    await page
      .getByRole('combobox')
      .or(page.getByRole('searchbox'))
      .filter({ visible: true })
      .first()
      .pressSequentially('isolatie');
    await expect.poll(() => sent.find(({ trace }) => trace !== undefined)).toBeDefined();
    const traced = sent.find(({ trace }) => trace !== undefined);
    const attribute = ({ attributes }: Span, name: string) =>
      attributes.find((one) => one.key === name)?.value.stringValue;
    const answered = () => spans.find((span) => attribute(span, 'bouwpoort.request_id') === traced?.id);
    await expect.poll(answered, { timeout: 30_000 }).toBeDefined();
    expect(answered()?.traceId).toBe(traced?.trace);
    expect(spans.some((span) => attribute(span, 'bouwpoort.request_id') === sent[0]?.id)).toBe(true);
  },
  { missing: 'bestaat-niet.webp' },
);

test('the policy allows browsers to connect to the service where it is configured, by requests only', async () => {
  const policyOf = async (site: string) => (await fetch(site)).headers.get('content-security-policy') ?? '';
  const naming = (policy: string) => policy.split('; ').filter((directive) => directive.includes(origin));
  expect(naming(await policyOf(monitored()))).toEqual([`connect-src 'self' ${origin}`]);
  expect(naming(await policyOf(siteUrl()))).toEqual([]);
});
