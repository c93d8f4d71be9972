import { expect, test } from 'vitest';
import { createTestApp, testSecret } from '../testing/test-app.ts';
import { inProcessHeader, inProcessSecret } from './in-process.ts';

test('one address asks only so much a minute; our own pages do not count', async () => {
  const { app } = await createTestApp({ RATE_LIMIT: '5' });
  const ask = (headers = {}) => app.inject({ url: '/api/ventures', headers });
  for (let i = 0; i < 8; i++)
    expect((await ask({ [inProcessHeader]: inProcessSecret(testSecret) })).statusCode).toBe(200);
  const statuses = [];
  for (let i = 0; i < 7; i++) statuses.push((await ask({ [inProcessHeader]: 'geraden' })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const refused = await ask();
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(refused.json()).toMatchObject({ code: 'tooManyRequests' });
});
