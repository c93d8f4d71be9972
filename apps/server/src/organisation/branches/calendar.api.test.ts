import { demoBranches } from '@bouwpoort/demo-world/places/branches';
import { calendarClosures } from '@bouwpoort/demo-world/places/calendar-closures';
import { describe, expect, test } from 'vitest';
import { testToday } from '../../../testing/filled-cluster.ts';
import { createTestApp } from '../../../testing/test-app.ts';

const { app, setClock } = await createTestApp();
const branch = demoBranches.find((one) => one.ventureId === '210' && one.shopHours && one.showroomHours);
const showroom = demoBranches.find((one) => one.ventureId === '310');
if (!branch || !showroom) throw new Error('the demo world has no such branches');

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('holidays and closures', () => {
  test('a year ahead, in order, each day once', async () => {
    const days: { date: string; name: string }[] = (await get('/api/calendar/holidays?days=365')).json();
    expect(days.map(({ date }) => date)).toEqual([...new Set(days.map(({ date }) => date))].sort());
    expect(days).toContainEqual({ date: '2026-12-26', name: 'Tweede kerstdag', deliveryOnly: false });
    expect(days.some(({ name }) => name === 'Bedrijfsdag Bouwpoort')).toBe(true);
    // The bouwvak belongs to a venture's region; the portal has none.
    expect(days.some(({ name }) => name.startsWith('Bouwvak'))).toBe(false);
  });
  test('a venture has its own bouwvak', async () => {
    const days: { date: string; name: string }[] = (
      await get('/api/calendar/holidays?days=365', { 'venture-id': '210' })
    ).json();
    const bouwvak = days.filter(({ name }) => name.startsWith('Bouwvak'));
    const closure = calendarClosures(testToday).find(
      ({ ventureId, name }) => ventureId === '210' && name.startsWith('Bouwvak'),
    );
    expect(bouwvak.at(0)?.date).toBe(closure?.firstDay);
    expect(bouwvak.every(({ name }) => name === 'Bouwvak regio Midden')).toBe(true);
  });
  test.each(['days=0', 'days=100000', 'days=abc'])('%s is refused', async (query) => {
    expect((await get(`/api/calendar/holidays?${query}`)).statusCode).toBe(400);
  });
});

describe('cut-off times', () => {
  test('of the default branch, and of one by its id', async () => {
    const ofVenture = await get('/api/calendar/cutofftimes/210');
    expect(ofVenture.json()).toHaveLength(14);
    expect(ofVenture.json()[0]).toEqual({ weekday: 1, time: '15:00', method: 'instorepickup', leadDays: 0 });
    const ofBranch = await get(`/api/calendar/cutofftimes/210/${branch.branchId}`);
    expect(ofBranch.json()).toHaveLength(14);
  });
  test('a branch of another venture is not found', async () => {
    expect((await get(`/api/calendar/cutofftimes/220/${branch.branchId}`)).statusCode).toBe(404);
    expect((await get('/api/calendar/cutofftimes/999')).statusCode).toBe(404);
  });
  test('invalid ids get the messages of the specification', async () => {
    expect((await get('/api/calendar/cutofftimes/%20')).payload).toContain('Invalid ventureId type');
    expect((await get('/api/calendar/cutofftimes/210/!!')).payload).toContain('Invalid locationId type');
    expect((await get('/api/ventures/openinghours/210/!!')).payload).toContain('Invalid locationId type');
  });
});

describe('opening hours', () => {
  const hours = async (venture: string, branchId: string) =>
    (await get(`/api/ventures/openinghours/${venture}/${branchId}`)).json();

  test('counter and showroom separately, this week and next, with deviations', async () => {
    const both = await hours('210', branch.branchId);
    expect(both.shopOpeningHours).toHaveLength(7);
    expect(both.showroomOpeningHoursNextWeek).toHaveLength(7);
    expect(both.shopOpeningHours[0].weekday).toBe(1);
    expect(both.deviatingShopOpeningHours.length).toBeGreaterThan(0);
    expect(both.deviatingShopOpeningHours.every((day: { note: string | null }) => day.note)).toBe(true);
    expect(both.deviatingShowRoomOpeningHours.every((day: { note: string | null }) => day.note)).toBe(true);
    expect(both.showroomStatus).toMatch(/^(open|closed)$/);
    expect(both.showroomStatusLabel).toMatch(/^(Nu geopend|Gesloten)/);
    expect(both.shopWeekdays).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('of all branches of a venture at once equal those of each', async () => {
    const all = (await get('/api/ventures/openinghours/210')).json();
    const ofVenture = demoBranches.filter(({ ventureId }) => ventureId === '210');
    expect(Object.keys(all).sort()).toEqual(ofVenture.map(({ branchId }) => branchId).sort());
    for (const { branchId } of ofVenture) expect(all[branchId]).toEqual(await hours('210', branchId));
    expect((await get('/api/ventures/openinghours/999')).statusCode).toBe(404);
  });

  test('a showroom without a counter has no counter hours', async () => {
    expect(await hours('310', showroom.branchId)).toMatchObject({
      shopOpeningHours: [],
      shopStatus: null,
      shopStatusLabel: null,
    });
  });

  test('the status is that of now', async () => {
    const monday = '2026-11-16';
    setClock(new Date(`${monday}T12:00:00+01:00`));
    const open = await hours('210', branch.branchId);
    expect(open).toMatchObject({ shopStatus: 'open', shopStatusLabel: expect.stringMatching(/^Nu geopend, sluit om/) });
    setClock(new Date(`${monday}T23:00:00+01:00`));
    const closed = await hours('210', branch.branchId);
    expect(closed).toMatchObject({ shopStatus: 'closed' });
    expect(closed.shopStatusLabel).toMatch(/^Gesloten, morgen open vanaf \d{1,2}\.\d\d uur$/);
    setClock(new Date(`${testToday}T10:00:00+01:00`));
  });

  test('a branch of another venture is not found', async () => {
    expect((await get(`/api/ventures/openinghours/220/${branch.branchId}`)).statusCode).toBe(404);
  });
});
