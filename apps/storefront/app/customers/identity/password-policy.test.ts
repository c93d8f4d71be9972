import { newPassword } from '@bouwpoort/contract/foundation/scalars';
import { expect, test } from 'vitest';
import { classesIn, meetsPolicy } from './password-policy.ts';

test.each([
  ['', false],
  ['Steiger1', false],
  ['steigers', false],
  ['steigerhout', false],
  ['123456789', false],
  ['Steigerhout', true],
  ['steiger12', true],
  ['steiger hout', true],
  ['élastiek', false],
  ['élastieken', true],
  [`A${'a'.repeat(63)}`, true],
  [`A${'a'.repeat(64)}`, false],
])('%j meets the policy: %s, as on the server', (password, meets) => {
  expect(meetsPolicy(password)).toBe(meets);
  expect(newPassword.safeParse(password).success).toBe(meets);
});

test('each character class counts', () => {
  expect(classesIn('aA1!')).toEqual(['lowercase', 'uppercase', 'digit', 'special']);
  expect(classesIn('')).toEqual([]);
});
