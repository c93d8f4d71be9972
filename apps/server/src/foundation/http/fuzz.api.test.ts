import { expect, test } from 'vitest';
import { described, hostileRequest } from '../../../testing/hostile-requests.ts';
import { hostileSources } from '../../../testing/hostile-sources.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { askAccount, bearer, logIn } from '../../../testing/test-visitors.ts';
import { throttles } from '../security/security.tables.ts';

/* Hostile input at every route. The same at the running program, pages included: npm run bench -- fuzz. */

const { app, db } = await createTestApp({ LOG_LEVEL: 'error' });

const seed = 1;
const count = 5000;
const atOnce = 8;

const manager = bearer(await logIn(app, 'aannemer@steenhof.test'));
const guest = bearer(await logIn(app, 'gast@steenhof.test'));
const sources = await hostileSources(
  async ({ method = 'GET', path, headers = {}, body }) =>
    (await app.inject({ method, url: path, headers, ...(body ? { payload: body } : {}) })).json(),
  [manager, guest],
);

async function send(number: number): Promise<{ status: number; failure?: string }> {
  const request = hostileRequest(seed, number, sources);
  const { method, path, headers, body } = request;
  const response = await app.inject({
    method: method as 'GET',
    url: path,
    headers,
    ...(body ? { payload: body } : {}),
  });
  const status = response.statusCode;
  return status < 500
    ? { status }
    : { status, failure: `${number}: ${status} ${described(request)} ${response.payload}` };
}

test(`${count} hostile requests from seed ${seed} get an answer, and none of them a 5xx`, {
  timeout: 300_000,
}, async () => {
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  for (let from = 0; from < count; from += atOnce) {
    // Nobody waits for a turn: what is asked too often would only be refused.
    if (from % (atOnce * 50) === 0) await db.delete(throttles);
    const numbers = Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => from + at);
    answers.push(...(await Promise.all(numbers.map(send))));
  }
  expect(answers.flatMap(({ failure }) => failure ?? [])).toEqual([]);
  // Near enough to what is right to get behind the first check, and logged in until the end.
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(count / 10);
  expect((await askAccount(app, manager)).statusCode).toBe(200);
});
