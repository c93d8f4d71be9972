import { demoPassword } from '@bouwpoort/demo-world/people/site-users';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { origin, setCookies } from './test-visitors.ts';

/* A back office session in tests: through the API, with the cookie of a browser. */

export class StaffBrowser {
  cookie = '';
  readonly app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  async ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) {
    const options: InjectOptions = {
      method,
      url,
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), origin, 'sec-fetch-site': 'same-origin', ...headers },
      ...(payload === undefined ? {} : { payload }),
    };
    const response = await this.app.inject(options);
    for (const line of setCookies(response)) {
      const [pair = ''] = line.split(';');
      if (pair.startsWith('beheer=')) this.cookie = /Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(line) ? '' : pair;
    }
    return response;
  }

  get(url: string) {
    return this.ask('GET', url);
  }

  logIn(email: string, password = demoPassword) {
    return this.ask('POST', '/api/beheer/session', { email, password });
  }
}

export const demoStaff = {
  admin: 'beheer@bouwpoort.test',
  sales: 'binnendienst@steenhof.test',
  assortment: 'assortiment@steenhof.test',
  website: 'website@bouwpoort.test',
  branch: 'vestiging@steenhof.test',
  reader: 'meelezer@bouwpoort.test',
} as const;

export async function staffOf(app: FastifyInstance, who: keyof typeof demoStaff): Promise<StaffBrowser> {
  const browser = new StaffBrowser(app);
  const response = await browser.logIn(demoStaff[who]);
  if (response.statusCode !== 200) throw new Error(`${who} cannot log in: ${response.payload}`);
  return browser;
}
