import type { StoreLocation } from '@bouwpoort/contract/ventures';
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

test('a visitor is led to the default branch, under a label that counts', () => {
  expect(branchLink({ storeLocations: [utrecht, amersfoort] }, anonymous, t)).toEqual({
    href: '/steenhof/vestigingen/amersfoort',
    label: 'branches 2',
    shortLabel: 'branchesShort 2',
  });
});

test('who is logged in is led to his own branch, by name', () => {
  expect(branchLink({ storeLocations: [utrecht, amersfoort] }, user, t)).toMatchObject({
    href: '/steenhof/vestigingen/utrecht',
    label: 'branchOwn Utrecht',
  });
});

test('who has a branch that is no longer there is treated as a visitor', () => {
  expect(branchLink({ storeLocations: [amersfoort] }, user, t)?.label).toBe('branches 1');
});

test('a visitor who chose a branch is led there, by name; an account goes before that', () => {
  const storeLocations = [utrecht, amersfoort];
  expect(branchLink({ storeLocations }, anonymous, t, 'utrecht')?.label).toBe('branchOwn Utrecht');
  expect(branchLink({ storeLocations }, anonymous, t, 'elders')?.label).toBe('branches 2');
  expect(branchLink({ storeLocations }, user, t, 'amersfoort')?.label).toBe('branchOwn Utrecht');
});

test('no default branch, no link', () => {
  expect(branchLink({ storeLocations: [utrecht] }, user, t)).toBeNull();
});
