import type { LocationDetail } from '@bouwpoort/contract/ventures';
import { expect, test } from 'vitest';
import { locationsAt } from './locations-at.ts';

const utrecht = {
  city: 'Utrecht',
  displayName: 'Utrecht',
  ventureName: 'Steenhof',
  zipCode: '3542AB',
} as LocationDetail;
const enschede = {
  city: 'Enschede',
  displayName: 'Enschede',
  ventureName: 'Keukenatelier',
  zipCode: '7547RA',
} as LocationDetail;

test.each([
  ['', [utrecht, enschede]],
  ['utr', [utrecht]],
  ['ENSCHEDÉ', [enschede]],
  ['keuken', [enschede]],
  ['3511 AB', [utrecht]],
  ['9711', []],
])('asked for %j', (place, expected) => {
  expect(locationsAt([utrecht, enschede], place)).toEqual(expected);
});
