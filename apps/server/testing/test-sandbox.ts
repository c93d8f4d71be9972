import type { FastifyInstance } from 'fastify';
import { origin } from './test-visitors.ts';

/** Ends a payment on the page of the sandbox, as a visitor would in a browser. */
export async function chooseInSandbox(app: FastifyInstance, redirectUrl: string, fields: Record<string, string>) {
  const { pathname } = new URL(redirectUrl);
  const page = await app.inject(pathname);
  if (page.statusCode !== 200) throw new Error(`no page at ${pathname}: ${page.payload}`);
  return app.inject({
    method: 'POST',
    url: pathname,
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}
