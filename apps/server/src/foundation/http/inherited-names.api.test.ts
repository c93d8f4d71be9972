import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { allRoutes } from '@bouwpoort/contract/program/all-routes';
import { pageParameters } from '@bouwpoort/contract/program/page-request';
import { encodeFilters } from '@bouwpoort/trade/catalogue/filter-codec';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { createTestApp } from '../../../testing/test-app.ts';
import { insertContent } from '../../../testing/test-content.ts';
import { mountTestPages, openTestStorefront } from '../../../testing/test-storefront.ts';
import { bearer, logIn, origin } from '../../../testing/test-visitors.ts';

/** What every plain object has, whatever was put in it. */
const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];

const testApp = await createTestApp();
const { app } = testApp;
const pages = await mountTestPages(testApp, await openTestStorefront());
const headers = { ...bearer(await logIn(app, 'aannemer@steenhof.test')), 'venture-id': '210', origin };
const json = { ...headers, 'content-type': 'application/json' };
const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
// Logging out would leave the rest to be refused for want of a login.
const routes = (Object.entries(allRoutes) as [string, RouteContract][]).filter(([name]) => name !== 'account.logout');

type Asked = InjectOptions & { url: string };

/** Our own mistakes among the answers, with what was asked. */
async function mistakes(asked: Iterable<Asked>, of: FastifyInstance = app): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const one of asked) {
    const { statusCode, payload } = await of.inject(one);
    if (statusCode >= 500) found.push([one.method ?? 'GET', one.url, one.payload, payload.slice(0, 200)]);
  }
  return found;
}

function fill({ path }: RouteContract, value: string): string {
  return path.replace(/\{([^}]+)\}/g, (_, name) => (name === 'cms' ? 'cms' : value));
}

function* withNames([, contract]: [string, RouteContract]): Generator<Asked> {
  const { method, query, body } = contract;
  const parameters = Object.keys(query?.shape ?? {});
  const fields = body instanceof z.ZodMiniObject ? Object.keys(body.shape) : [];
  for (const name of names) {
    const searches = [`${name}=x`, ...parameters.map((key) => `${key}=${name}`)];
    for (const value of [name, '210']) {
      for (const search of searches) {
        yield { method, url: `${fill(contract, value)}?${search}`, headers, ...(body ? { payload: {} } : {}) };
      }
    }
    if (!body) continue;
    const url = fill(contract, name);
    const filledWith = (value: unknown) => JSON.stringify(Object.fromEntries(fields.map((field) => [field, value])));
    yield { method, url, headers: json, payload: `{"${name}":{"${name}":["${name}"]}}` };
    yield { method, url, headers: json, payload: filledWith(name) };
    yield { method, url, headers: json, payload: filledWith([{ [name]: name }]) };
    yield { method, url, headers: form, payload: [name, ...fields].map((field) => `${field}=${name}`).join('&') };
  }
}

test('as a path parameter, a query, a field or a value an inherited name is a name like any other', async () => {
  for (const one of routes) expect(await mistakes(withNames(one))).toEqual([]);
}, 120_000);

test('JSON that is no object is refused everywhere', async () => {
  const payloads = ['false', 'null', '0', '""', '[]', '[null]', '"constructor"'];
  for (const [, contract] of routes) {
    const { method } = contract;
    if (method === 'GET') continue;
    const asked = payloads.map((payload) => ({ method, url: fill(contract, '210'), headers: json, payload }));
    expect(await mistakes(asked)).toEqual([]);
  }
});

test('the error of a field is under its name, also an inherited name', async () => {
  const payload = '{"constructor":{"a":"b"}}';
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/api/forms/x/y', headers: json, payload });
  expect(statusCode).toBe(400);
  expect(JSON.parse(body).errors).toHaveProperty('constructor');
});

const filterOf = (name: string) =>
  encodeFilters([
    { filterField: name, name, options: [{ value: name, displayText: name, count: 1, selected: true }] },
    { filterField: 'stockType', name, options: [{ value: name, displayText: name, count: 1, selected: true }] },
  ]);

test('searching for an inherited name finds what there is', async () => {
  for (const name of names) {
    const products = (payload: object) =>
      app.inject({ method: 'POST', url: '/api/content/search/products/210', headers: json, payload });
    for (const query of [name, `${name}s`, `12 ${name}`, `hout ${name}`]) {
      expect((await products({ query })).statusCode, query).toBe(200);
    }
    for (const filter of [`${name} eq '${name}'`, `stockType eq '${name}'`, `brand eq '${name}'`]) {
      expect((await products({ filter })).statusCode, filter).toBeLessThan(500);
    }
    const asked = ['autocomplete', 'places'].map((what) => ({ url: `/api/search/${what}/210?q=${name}`, headers }));
    expect(await mistakes(asked)).toEqual([]);
  }
});

test('a form may have a field and a file with an inherited name', async () => {
  const file = { kind: 'file', name: 'tekening', label: 'Tekening', required: false, accept: '.pdf', maxMegabytes: 1 };
  const text = { kind: 'text', name: 'constructor', label: 'Bouwer', required: false };
  const block = { contentType: 'FormContainerBlock', id: 'f', submitText: 'x', thanksHtml: 'x', fields: [text, file] };
  await insertContent(testApp.db, { id: 'f-namen', properties: { title: 'Namen', blocks: [block] } });
  await testApp.caughtUp();
  const post = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: '/api/forms/f-namen/f', headers: { 'content-type': type }, payload });
  const sendFile = (filename: string, type: string) => {
    const disposition = `content-disposition: form-data; name="tekening"; filename="${filename}"`;
    const part = `--grens\r\n${disposition}\r\ncontent-type: ${type}\r\n\r\n%PDF\r\n--grens--\r\n`;
    return post('multipart/form-data; boundary=grens', part);
  };
  for (const name of names) {
    const refused = await sendFile(`plan.${name}`, name);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['tekening']]);
    expect((await sendFile(`${name}.pdf`, `${name}/\0x`)).statusCode).toBe(200);
  }
  expect((await post('application/json', '{}')).statusCode).toBe(200);
});

test('pages take an inherited name in their address, and no JSON', async () => {
  const parameters = [...pageParameters].map((key) => [key, ['q', 'plaats', 'tab'].includes(key)] as const);
  for (const name of names) {
    const addresses = [
      ...['', '/steenhof', '/steenhof/producten', '/steenhof/categorieen', '/steenhof/bestellingen'].map(
        (p) => `${p}/${name}`,
      ),
      // All at once, and what decides what is looked up each by itself.
      `/steenhof/zoeken?${parameters.map(([key]) => `${key}=${name}`).join('&')}`,
      ...parameters.filter(([, alone]) => alone).map(([key]) => `/steenhof/zoeken?${key}=${name}`),
      `/vestigingen?plaats=${name}&provincie=${name}&${name}=1`,
      `/steenhof/zoeken?filters=${encodeURIComponent(filterOf(name))}`,
    ];
    expect(
      await mistakes(
        addresses.map((url) => ({ url, headers: { cookie: `${name}=1` } })),
        pages.app,
      ),
    ).toEqual([]);
  }
  for (const payload of ['false', 'null', '0', '""', '{}', '"x"']) {
    for (const url of ['/steenhof', '/steenhof/inloggen', '/wachtwoord-vergeten']) {
      const { statusCode } = await pages.app.inject({ method: 'POST', url, headers: json, payload });
      expect([url, payload, statusCode]).toEqual([url, payload, 400]);
    }
  }
}, 120_000);
