import type { Overview } from '@bouwpoort/contract/program/overview.staff';
import { firstDay } from '@bouwpoort/demo-world/demo-world';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { copyRows } from '../../foundation/database/copy-rows.ts';
import { demoSeed } from './first-start.ts';

test.each([
  ['Monday morning', '2026-11-16T08:40:00+01:00'],
  ['a Sunday', '2026-11-22T15:00:00+01:00'],
  ['a holiday', '2026-12-25T11:00:00+01:00'],
  ['five past midnight', '2026-11-18T00:05:00+01:00'],
])('the overview of the first day, %s, has orders, deliveries, approvals and missed searches', async (_, iso) => {
  const now = new Date(iso);
  const { app, databaseUrl, setClock } = await createTestApp();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const size = { products: 300, seed: demoSeed, today: dayOf(now), now: now.toISOString() };
  for (const fill of firstDay(size)) await copyRows(client, fill, () => undefined);
  await client.end();
  setClock(now);
  const overview: Overview = await (await staffOf(app, 'admin')).get('/api/beheer/overview').then((one) => one.json());
  expect(overview.orders?.today.count).toBeGreaterThanOrEqual(3);
  expect(overview.orders?.today.amount).toBeGreaterThan(0);
  expect(overview.orders?.lastWeekSoFar.count).toBeGreaterThanOrEqual(3);
  expect(overview.heldForCredit?.count).toBe(2);
  expect(overview.missedSearches?.terms).toHaveLength(6);
  const planned = overview.deliveries?.reduce((sum, one) => sum + one.delivered + one.onTheWay + one.planned, 0);
  expect(planned).toBeGreaterThanOrEqual(3);
});
