import { demoPassword } from '@bouwpoort/demo-world/people/site-users';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { embeddedRegister } from '../src/customers/registration/embedded-register.ts';
import { WorkQueue } from '../src/foundation/files/work-queue.ts';
import { type AppDeps, buildApp } from '../src/program/app.ts';
import { easyCaptcha, type TestApp, testSecret } from './test-app.ts';

/* How tests log in, through the front door only. */

/** A second app on the same database, with routes or pages of the test's own. */
export async function appWith(
  { config, db, cache, search, payments, geocoder }: TestApp,
  clock: () => Date,
  add: (app: FastifyInstance, deps: AppDeps) => void | Promise<void>,
  more: Partial<AppDeps> = {},
): Promise<FastifyInstance> {
  const noPictures = () => Promise.reject(new Error('This app draws nothing.'));
  const media = { draw: noPictures, cacheDir: '/nowhere', work: new WorkQueue(1) };
  const logStream = { write: () => undefined };
  const outside = { captcha: easyCaptcha(), companyRegister: embeddedRegister(db), payments, geocoder };
  const own = { config, db, cache, search, clock, tokenSecret: testSecret, media, logStream };
  const deps: AppDeps = { ...own, ...outside, ...more };
  const app = await buildApp(deps);
  await add(app, deps);
  await app.ready();
  afterAll(() => app.close());
  return app;
}

export const origin = 'http://localhost:3000';

type Headers = Record<string, string>;

export function postToken(app: FastifyInstance, fields: Record<string, string>, headers: Headers = {}, ip?: string) {
  return app.inject({
    method: 'POST',
    url: '/api/cms/connect/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
    ...(ip === undefined ? {} : { remoteAddress: ip }),
  });
}

export function tryPassword(app: FastifyInstance, username: string, password = demoPassword, ip?: string) {
  return postToken(app, { grant_type: 'password', client_id: 'Default', username, password }, {}, ip);
}

export function tryRefresh(app: FastifyInstance, refreshToken: string) {
  return postToken(app, { grant_type: 'refresh_token', client_id: 'Default', refresh_token: refreshToken });
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

export async function logIn(app: FastifyInstance, username: string, password = demoPassword): Promise<Tokens> {
  const response = await tryPassword(app, username, password);
  if (response.statusCode !== 200) throw new Error(`${username} cannot log in: ${response.payload}`);
  return response.json();
}

export function askAccount(app: FastifyInstance, headers: Headers) {
  return app.inject({ url: '/api/account?expand=*', headers });
}

export const bearer = (tokens: Tokens): Headers => ({ authorization: `Bearer ${tokens.access_token}` });

/** Stores cookies as a browser does. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  /** A copy with the same cookies: a second tab that sends before the first has its answer. */
  tab(app = this.app): Browser {
    const other = new Browser(app);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  async get(url: string, headers: Headers = {}) {
    return this.#keep(await this.app.inject({ url, headers: { ...this.#cookieHeader(), ...headers } }));
  }

  /** As a page of this site would, unless the headers say otherwise. */
  async post(url: string, payload: unknown, headers: Headers = {}) {
    const form = payload instanceof URLSearchParams;
    const response = await this.app.inject({
      method: 'POST',
      url,
      headers: {
        ...this.#cookieHeader(),
        origin,
        'sec-fetch-site': 'same-origin',
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        ...headers,
      },
      payload: form ? payload.toString() : JSON.stringify(payload),
    });
    return this.#keep(response);
  }

  logIn(username: string, password = demoPassword) {
    const fields = { grant_type: 'password', client_id: 'Default', username, password };
    return this.post('/api/cms/connect/token', new URLSearchParams(fields), { 'x-session': 'cookie' });
  }

  stayLoggedIn() {
    const fields = { grant_type: 'refresh_token', client_id: 'Default' };
    return this.post('/api/cms/connect/token', new URLSearchParams(fields), { 'x-session': 'cookie' });
  }

  #cookieHeader(): Headers {
    if (this.cookies.size === 0) return {};
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  #keep(response: LightMyRequestResponse): LightMyRequestResponse {
    for (const line of setCookies(response)) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? [];
      if (/Max-Age=0(;|$)/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

export function setCookies(response: LightMyRequestResponse): string[] {
  return [response.headers['set-cookie'] ?? []].flat();
}

/** Whether this answer clears every cookie of the session. */
export function clearsSession(response: LightMyRequestResponse): boolean {
  const lines = setCookies(response);
  return ['auth', 'siteUser', 'customer'].every((name) =>
    lines.some((line) => line.startsWith(`${name}=;`) && line.includes('Max-Age=0') && line.includes('Path=/')),
  );
}
