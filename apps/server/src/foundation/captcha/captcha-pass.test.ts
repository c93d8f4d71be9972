import { expect, test } from 'vitest';
import { makePass, readPass } from './captcha-pass.ts';

const now = new Date('2026-11-16T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('a pass holds for ten minutes', () => {
  const { id, pass } = makePass('geheim', now);
  expect(readPass(pass, 'geheim', later(599))).toBe(id);
  expect(readPass(pass, 'geheim', later(600))).toBeUndefined();
});

test('a pass of somebody else’s making does not hold', () => {
  const { pass } = makePass('geheim', now);
  const [id, expires, signature] = pass.split('.');
  for (const forged of [
    `${id}.${Number(expires) + 1}.${signature}`,
    `${crypto.randomUUID()}.${expires}.${signature}`,
    `${id}.${expires}.${'A'.repeat(43)}`,
    `${id}.${expires}.`,
    `${id}.${expires}`,
    'onzin',
    '',
  ]) {
    expect(readPass(forged, 'geheim', now), forged).toBeUndefined();
  }
  expect(readPass(pass, 'ander geheim', now)).toBeUndefined();
  expect(readPass(undefined, 'geheim', now)).toBeUndefined();
});
