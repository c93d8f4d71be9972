import type { LocationDetail } from '@bouwpoort/contract/organisation/ventures';
import { expect, test } from 'vitest';
import type { DepartmentHours } from '../calendar/opening-info.ts';
import { localBusinessData } from './local-business-data.ts';

const location = {
  ventureName: 'Steenhof',
  venturePath: 'steenhof',
  displayName: 'Amersfoort',
  slug: '/steenhof/vestigingen/amersfoort',
  address: 'Weg 1',
  zipCode: '3812PM',
  city: 'Amersfoort',
  phone: '033 711 23 40',
  latitude: 52.1,
  longitude: 5.3,
} as LocationDetail;
const period = { open: '06:30', close: '17:00' };
const hours: DepartmentHours = {
  openingHours: [
    { date: '2026-12-21', weekday: 1, periods: [period], closed: false, note: null },
    { date: '2026-12-25', weekday: 5, periods: [], closed: true, note: 'Eerste kerstdag' },
  ],
  openingHoursNextWeek: [{ date: '2027-01-08', weekday: 5, periods: [period], closed: false, note: null }],
  status: 'open',
  statusLabel: '',
  deviatingOpeningHours: [{ date: '2026-12-25', weekday: 5, periods: [], closed: true, note: 'Eerste kerstdag' }],
};
const rest = {
  location,
  image: null,
  publicUrl: 'https://shop.example',
  departmentNames: { shop: 'Bouwshop', showroom: 'Showroom' },
};

test('regular hours form the weekly pattern, and holidays are listed apart', () => {
  const data = localBusinessData({ ...rest, info: { shopInfo: hours, showroomInfo: null } });
  expect(data).toMatchObject({
    '@type': 'LocalBusiness',
    url: 'https://shop.example/steenhof/vestigingen/amersfoort',
    address: { postalCode: '3812 PM' },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '06:30', closes: '17:00' },
      { dayOfWeek: 'https://schema.org/Friday', opens: '06:30', closes: '17:00' },
    ],
    specialOpeningHoursSpecification: [{ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }],
  });
  expect(data).not.toHaveProperty('department');
});

test('a counter and a showroom each have their own hours', () => {
  const data = localBusinessData({ ...rest, info: { shopInfo: hours, showroomInfo: hours } });
  expect(data.department).toMatchObject([{ name: 'Bouwshop' }, { name: 'Showroom' }]);
});

test('a branch with unknown hours is still a business', () => {
  expect(localBusinessData({ ...rest, info: null })).not.toHaveProperty('openingHoursSpecification');
});
