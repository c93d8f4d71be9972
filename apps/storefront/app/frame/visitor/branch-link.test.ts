import type { StoreLocation } from '@bouwpoort/contract/organisation/ventures';
import type { Translate } from '@bouwpoort/ui/words.ts';
import { expect, test } from 'vitest';
import { branchLink } from './branch-link.ts';
import type { ChromeSession } from './chrome-session.ts';

const t = ((key: string, values: object) => `${key} ${Object.values(values)}`) as Translate;
const anonymous: ChromeSession = { kind: 'anonymous' };
const user = { kind: 'user', branchId: 'utrecht' } as ChromeSession;

function location(displayName: string, defaultBranchLocation = false): StoreLocation {
  return {
    displayName,
    branchId: displayName.toLowerCase(),
    slug: `/steenhof/vestigingen/${displayName.toLowerCase()}`,
    defaultBranchLocation,
    address: '',
    postalCode: '',
    phone: '030 711 21 00',
    city: '',
    bouwshopServices: [],
    showroomServices: [],
  };
}
const amersfoort = location('Amersfoort', true);
const utrecht = location('Utrecht');

test('a visitor gets a link to the default branch, with a general label', () => {
  expect(branchLink({ storeLocations: [utrecht, amersfoort] }, anonymous, t)).toEqual({
    href: '/steenhof/vestigingen/amersfoort',
    label: 'branches 2',
    shortLabel: 'branchesShort 2',
  });
});

test('a logged-in user gets a link to their own branch, by name', () => {
  expect(branchLink({ storeLocations: [utrecht, amersfoort] }, user, t)).toMatchObject({
    href: '/steenhof/vestigingen/utrecht',
    label: 'branchOwn Utrecht',
  });
});

test('a user whose branch no longer exists is treated as a visitor', () => {
  expect(branchLink({ storeLocations: [amersfoort] }, user, t)?.label).toBe('branches 1');
});

test('a visitor who chose a branch gets a link to it, by name; the branch of an account takes precedence', () => {
  const storeLocations = [utrecht, amersfoort];
  expect(branchLink({ storeLocations }, anonymous, t, 'utrecht')?.label).toBe('branchOwn Utrecht');
  expect(branchLink({ storeLocations }, anonymous, t, 'elders')?.label).toBe('branches 2');
  expect(branchLink({ storeLocations }, user, t, 'amersfoort')?.label).toBe('branchOwn Utrecht');
});

test('without a default branch there is no link', () => {
  expect(branchLink({ storeLocations: [utrecht] }, user, t)).toBeNull();
});
