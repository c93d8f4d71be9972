import { expect, test } from 'vitest';
import { planRedirect, redirectPath } from './redirect-plan.ts';

const now = new Map([
  ['/b', '/c'],
  ['/c', '/D?x=1'],
  ['/p', '/q'],
]);

test('an address is found without regard to case, query or a slash at its end', () => {
  expect(redirectPath('/Oud/Pad/?x=1#y')).toBe('/oud/pad');
  expect(redirectPath('/')).toBe('/');
});

test('a chain is shortened to where it ends', () => {
  expect(planRedirect(now, { from: '/a', to: '/b' })).toEqual({ to: '/D?x=1', isShortened: true });
  expect(planRedirect(now, { from: '/a', to: '/Nieuw' })).toEqual({ to: '/Nieuw', isShortened: false });
});

test('a loop is refused with the way it goes, however long', () => {
  expect(planRedirect(now, { from: '/a', to: '/A/' })).toEqual({ kind: 'same' });
  expect(planRedirect(now, { from: '/D', to: '/b' })).toEqual({ kind: 'loop', through: ['/d', '/b', '/c', '/d'] });
  expect(planRedirect(now, { from: '/q', to: '/p' })).toEqual({ kind: 'loop', through: ['/q', '/p', '/q'] });
});
