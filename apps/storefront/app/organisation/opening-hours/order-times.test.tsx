import type { OpeningHours } from '@bouwpoort/contract/organisation/calendar';
import { WordsContext } from '@bouwpoort/ui/use-translation.ts';
import { Words } from '@bouwpoort/ui/words.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { packOnce } from '../../frame/loader-data/packed.ts';
import { openingInfo } from '../calendar/opening-info.ts';
import { OpeningWeeks, OrderTimes } from './branch-openings.tsx';
import type { BranchFacts } from './load-branch.ts';

const hours: OpeningHours = {
  shopOpeningHours: [{ date: '2026-11-16', weekday: 1, periods: [], closed: true, note: null }],
  shopOpeningHoursNextWeek: [],
  shopStatus: 'closed',
  shopStatusLabel: 'Gesloten',
  deviatingShopOpeningHours: [],
  showroomOpeningHours: [],
  showroomOpeningHoursNextWeek: [],
  showroomStatus: null,
  showroomStatusLabel: null,
  deviatingShowRoomOpeningHours: [],
  shopWeekdays: [1, 2, 3, 4, 5],
};
const facts: BranchFacts = {
  location: null,
  hours,
  cutOffs: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, time: '16:00', method: 'storedelivery', leadDays: 1 })),
  holidays: [],
  madeAt: '2026-11-16T12:00:00Z',
  googleMapsKey: null,
};
const openings = { hours, info: openingInfo(hours), now: new Date(facts.madeAt) };

function render(Component: () => ReactNode, venture: object): string {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component }]);
  return renderToString(
    <WordsContext value={new Words()}>
      <Page hydrationData={{ loaderData: { root: { frame: packOnce({ venture }) } } }} />
    </WordsContext>,
  );
}

const timesAt = (switches: { hasShop: boolean; disableOrdering: boolean }) =>
  render(() => <OrderTimes facts={facts} openings={openings} />, switches);

test('only a branch that takes orders shows its cut-off times', () => {
  expect(timesAt({ hasShop: true, disableOrdering: false })).toContain('orderTimes');
  expect(timesAt({ hasShop: true, disableOrdering: true })).toBe('');
  expect(timesAt({ hasShop: false, disableOrdering: false })).toBe('');
});

test('a branch without hours shows a message instead of two empty weeks', () => {
  const weeksOf = (shown: OpeningHours) =>
    render(() => <OpeningWeeks info={openingInfo(shown)} now={openings.now} />, { hasShop: true });
  expect(weeksOf(hours)).not.toContain('hoursUnset');
  const unset = weeksOf({ ...hours, shopOpeningHours: [], shopStatus: null, shopStatusLabel: null, shopWeekdays: [] });
  expect(unset).toContain('hoursUnset');
  expect(unset).not.toContain('nextWeek');
});
