import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { beheerRoutes } from '@bouwpoort/contract/program/all-routes.staff';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { createTestApp } from '../../../testing/test-app.ts';
import { staffOf } from '../../../testing/test-staff.ts';

const { app } = await createTestApp();
const admin = await staffOf(app, 'admin');

const written = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Required parameters of the lists. */
const needed = 'ventureId=210&list=popular&days=30';

const lists = Object.values(beheerRoutes)
  .flatMap((routes): RouteContract[] => Object.values(routes))
  .filter(({ path, query }) => query instanceof z.ZodMiniObject && 'cursor' in query.shape && !path.includes('{'));

test('the lists with a cursor are found', () => {
  expect(lists.length).toBeGreaterThan(6);
});

describe.each(lists.map(({ path }) => path))('%s', (path) => {
  test.each(['onzin', written([1]), written({}), written(null)])('refuses %s', async (cursor) => {
    expect((await admin.get(`${path}?${needed}&cursor=${cursor}`)).statusCode).toBe(400);
  });

  test.each([
    ['x', 'y'],
    ['', ''],
    ['\0', '\0'],
    ['2026-11-16 10:00:00+00', 'y'],
    ...['2026-02-31 10:00:00+00', '2026-13-01 10:00:00+00', '2026-11-16 25:61:00+00', '0000-01-01 10:00:00+99'].flatMap(
      (moment) => ['00000000-0000-4000-8000-000000000000', '1'].map((id) => [moment, id]),
    ),
    ['2026-02-31', '1'],
    ['2026-02-31', '00000000-0000-4000-8000-000000000000'],
    ['9'.repeat(30), '9'.repeat(30)],
    [1, '\0', 'y'],
    [Number.MAX_SAFE_INTEGER, 'x', 'y'],
  ])('accepts %j as no page, or as the end of one', async (...place) => {
    expect((await admin.get(`${path}?${needed}&cursor=${written(place)}`)).statusCode).toBeLessThan(500);
  });
});
