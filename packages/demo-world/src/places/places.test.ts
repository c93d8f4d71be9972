import { serviceKinds, storeLocation, uspIcons, venturePresentation } from '@bouwpoort/contract/organisation/ventures';
import { describe, expect, test } from 'vitest';
import { drawScene } from '../pictures/draw-scene.ts';
import type { TableFill } from '../table-fill.ts';
import { deviationsOf } from './branch-deviations.ts';
import { departmentsOf } from './branch-hours.ts';
import { branchesOf, demoBranches } from './branches.ts';
import { calendarClosures } from './calendar-closures.ts';
import { daysBetween, isWorkday, mondayOfWeek, weekdayOf } from './demo-days.ts';
import { sceneNames } from './media.ts';
import { placesFills } from './places.ts';
import { demoSiteMessages } from './site-messages.ts';
import { demoVentures } from './ventures.ts';

const days = ['2026-11-16', '2026-12-07', '2026-12-23', '2027-01-01', '2027-06-10', '2028-02-29'];
const fills = placesFills({ products: 0, seed: 1, today: '2026-11-16' });

function records(table: string): Record<string, unknown>[] {
  const fill: TableFill | undefined = fills.find((one) => one.table === table);
  if (!fill) throw new Error(`no ${table}`);
  return [...fill.rows].map((row) => Object.fromEntries(fill.columns.map((name, at) => [name, row[at]])));
}

test.each([
  ['110', 'Bouwpoort', 'bouwpoort', false, false, [], []],
  [
    '210',
    'Steenhof Bouwmaterialen',
    'steenhof',
    true,
    true,
    ['csv', 'xlsx', 'pdf'],
    ['Utrecht', 'Amersfoort', 'Rotterdam', 'Den Haag', 'Arnhem', 'Zwolle'],
  ],
  ['220', 'Houtmeesters', 'houtmeesters', true, true, ['csv'], ['Groningen', 'Leeuwarden', 'Assen', 'Emmen']],
  ['230', 'Dakkracht', 'dakkracht', true, false, [], ['Eindhoven', 'Tilburg', 'Breda']],
  ['240', 'Tegelkade', 'tegelkade', true, true, [], ['Amsterdam', 'Haarlem']],
  ['310', 'Keukenatelier', 'keukenatelier', false, false, [], ['Apeldoorn', 'Enschede', 'Deventer']],
  ['320', 'Badkamerhuys', 'badkamerhuys', false, false, [], ['Nijmegen', 'Den Bosch']],
  ['330', 'Gevelstudio', 'gevelstudio', false, false, [], ['Maastricht']],
  ['900', 'VLC', 'vlc', false, false, [], ['Venlo']],
])('venture %s %s is as agreed', (id, name, path, hasShop, dynamics, formats, cities) => {
  const venture = demoVentures.find((one) => one.id === id);
  expect(venture).toMatchObject({ name, path, hasShop, dynamics, downloadPricelistFormats: formats });
  expect(venture?.downloadPricelist).toBe(formats.length > 0);
  expect(branchesOf(id).map((one) => one.city)).toEqual(cities);
  expect(branchesOf(id).map((one) => one.branchId)).toEqual(cities.map((_, n) => `${id.slice(0, 2)}0${n + 1}`));
  expect(branchesOf(id).map((one) => one.defaultBranchLocation)).toEqual(cities.map((_, n) => n === 0));
});

test('switches and guests are where they should be, and nowhere else', () => {
  const ids = (pick: (one: (typeof demoVentures)[number]) => unknown) => demoVentures.filter(pick).map((one) => one.id);
  expect(demoVentures).toHaveLength(9);
  expect(ids((one) => one.disableOrdering)).toEqual(['240']);
  expect(ids((one) => one.disablePricing)).toEqual(['240']);
  expect(ids((one) => one.disableStockInformation)).toEqual(['240']);
  expect(demoVentures.filter((one) => one.guestDebitNumber).map((one) => [one.id, one.guestDebitNumber])).toEqual([
    ['210', '990210'],
  ]);
});

test('the presentation matches the contract', () => {
  for (const { presentation, path } of demoVentures) {
    expect(venturePresentation.parse(presentation)).toEqual(presentation);
    expect(presentation.termsPage.url).toBe(`/${path}/voorwaarden/algemene-voorwaarden`);
  }
  const icons = demoVentures.flatMap(({ presentation: p }) => [...p.uspSettings, ...p.registerUSPItems]);
  expect(new Set(icons.map((one) => one.icon))).toEqual(new Set(uspIcons));
});

test('messages: an info with a link, a warning, and one over the whole portal', () => {
  const of = (id: string) => demoSiteMessages.filter(({ ventureId }) => ventureId === id);
  expect(of('210')).toMatchObject([
    { type: 'info', hyperLink: expect.stringMatching(/^\/steenhof\//), isSitewide: false },
  ]);
  expect(of('230')).toMatchObject([{ type: 'warning', isSitewide: false }]);
  expect(of('110')).toMatchObject([{ isSitewide: true }]);
});

describe('branches', () => {
  test('each is a store location of the contract, in the Netherlands', () => {
    for (const branch of demoBranches) {
      expect(storeLocation.safeParse(branch).error).toBeUndefined();
      expect(branch.postalCode).toMatch(/^[1-9]\d{3}[A-Z]{2}$/);
      expect(branch.phone.replaceAll(' ', '')).toMatch(/^0\d{9}$/);
      expect(branch.latitude > 50.7 && branch.latitude < 53.6).toBe(true);
      expect(branch.longitude > 3.3 && branch.longitude < 7.3).toBe(true);
      expect(branch.slug).toMatch(/^\/[a-z]+\/vestigingen\/[a-z-]+$/);
    }
  });

  test('all services occur, in the department the branch has', () => {
    const all = demoBranches.flatMap((one) => [...one.bouwshopServices, ...one.showroomServices]);
    expect(new Set(all)).toEqual(new Set(serviceKinds));
    for (const { type, bouwshopServices, showroomServices, shopHours, showroomHours } of demoBranches) {
      expect(bouwshopServices.length > 0).toBe(type !== 'showroom');
      expect(showroomServices.length > 0).toBe(type !== 'bouwshop');
      expect([shopHours !== null, showroomHours !== null]).toEqual([type !== 'showroom', type !== 'bouwshop']);
    }
  });

  test('some day has a lunch break, some Thursday an evening', () => {
    const weeks = demoBranches.flatMap((one) => departmentsOf(one).map(({ week }) => week));
    expect(weeks.some((week) => week[1]?.length === 2)).toBe(true);
    expect(weeks.some((week) => week[4]?.[0]?.[1] === '21:00')).toBe(true);
  });

  test.each(days)('from %s on, every branch deviates soon and only on days it would be open', (today) => {
    for (const branch of demoBranches) {
      for (const { department, week } of departmentsOf(branch)) {
        const own = deviationsOf(branch, today).filter((one) => one.department === department);
        expect(
          own.some(({ day }) => daysBetween(today, day) <= 21),
          `${branch.city} ${department}`,
        ).toBe(true);
        expect(new Set(own.map(({ day }) => day)).size).toBe(own.length);
        for (const { day, opens, closes } of own) {
          expect(daysBetween(today, day)).toBeGreaterThanOrEqual(1);
          expect(week[weekdayOf(day)]).toBeDefined();
          expect((opens === null) === (closes === null)).toBe(true);
          if (opens !== null && closes !== null) expect(opens < closes).toBe(true);
        }
      }
    }
  });
});

test.each(days)('from %s on, the calendar has a company day and three regions of bouwvak', (today) => {
  const closures = calendarClosures(today);
  const bouwvak = closures.filter((one) => one.name.startsWith('Bouwvak'));
  expect(new Set(bouwvak.map((one) => one.name)).size).toBe(3);
  for (const { firstDay, lastDay } of bouwvak) {
    expect([weekdayOf(firstDay), weekdayOf(lastDay), daysBetween(firstDay, lastDay)]).toEqual([1, 5, 18]);
    expect(daysBetween(today, firstDay)).toBeGreaterThan(28);
  }
  const [companyDay] = closures.filter((one) => one.ventureId === null);
  expect(isWorkday(companyDay?.firstDay ?? '') && daysBetween(today, companyDay?.firstDay ?? '') <= 28).toBe(true);
});

test('the calendar is right', () => {
  expect(mondayOfWeek(2026, 1)).toBe('2025-12-29');
  expect(isWorkday('2026-05-14')).toBe(false);
  expect(isWorkday('2026-11-16')).toBe(true);
});

test('rows are as wide as their columns, and every reference resolves', () => {
  for (const fill of fills) {
    const rows = [...fill.rows];
    expect(rows, fill.table).toHaveLength(fill.expected);
    expect(rows.every((row) => row.length === fill.columns.length)).toBe(true);
    expect([...fill.rows]).toHaveLength(rows.length);
  }
  const ventureIds = new Set(records('venture').map((one) => one.id));
  const branchIds = new Set(records('branch').map((one) => one.branch_id));
  for (const table of ['warehouse', 'opening_hours', 'opening_deviation', 'cut_off_time']) {
    const seen = new Set(records(table).map((one) => one.branch_id));
    expect(seen, table).toEqual(branchIds);
  }
  for (const { venture_id } of [...records('branch'), ...records('calendar_closure')]) {
    if (venture_id !== null) expect(ventureIds.has(venture_id)).toBe(true);
  }
});

describe('pictures', () => {
  const media = records('media_file');
  const paths = new Set(media.map((one) => one.path));

  test('every address a venture or branch shows is there', () => {
    expect(paths.size).toBe(media.length);
    for (const { presentation: p } of demoVentures) {
      for (const url of [p.logoUrl, p.stackedLogoUrl, p.footerLogoUrl, p.beeldmerkUrl, p.backgroundImageUrl]) {
        expect(paths.has(url), url).toBe(true);
      }
      expect(paths.has(p.defaultProductImageUrl)).toBe(true);
    }
    for (const { imageUrl } of demoBranches) expect(paths.has(imageUrl), imageUrl).toBe(true);
    for (const { path } of demoVentures) {
      for (const scene of sceneNames) expect(paths.has(`/media/sfeer/${path}-${scene}.svg`)).toBe(true);
    }
  });

  test('each is bytes or a drawing, never both', () => {
    for (const { path, bytes, drawing } of media) {
      expect([bytes === null, drawing === null].filter(Boolean), String(path)).toHaveLength(1);
      if (bytes !== null) {
        expect(String(bytes)).toMatch(/^\\x([0-9a-f]{2})+$/);
        expect(Buffer.from(String(bytes).slice(2), 'hex').toString()).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
      }
    }
  });

  test('a branch picture carries the name and colour of its venture', () => {
    const row = media.find((one) => one.path === '/media/vestigingen/assen.svg');
    const { kind, ...picture } = JSON.parse(String(row?.drawing));
    expect({ kind, ...picture }).toMatchObject({
      kind: 'scene',
      scene: 'branch',
      accent: '#2C6138',
      label: 'Houtmeesters',
    });
    expect(drawScene(picture)).toMatch(/^<svg /);
  });
});
