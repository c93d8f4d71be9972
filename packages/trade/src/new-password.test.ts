import { expect, test } from 'vitest';
import { isNewPassword } from './new-password.ts';

test.each(['Steiger2026', 'steiger-hout', 'STEIGER 1', '123456789!', `${'a'.repeat(63)}1`])('%j will do', (text) => {
  expect(isNewPassword(text)).toBe(true);
});

test.each(['', 'Steig26!', 'steigerhout', '123456789', `${'a'.repeat(64)}1`])('%j will not', (text) => {
  expect(isNewPassword(text)).toBe(false);
});
