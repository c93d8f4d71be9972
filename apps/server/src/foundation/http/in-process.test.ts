import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { inProcessHeader, inProcessSecret, isInProcess } from './in-process.ts';

const tokenSecret = 'een geheim van ten minste 32 tekens lang';
const calledWith = (word: string) => ({ headers: { [inProcessHeader]: word } }) as unknown as FastifyRequest;

test('the word is the same in every process of the program, and not the secret', () => {
  const word = inProcessSecret(tokenSecret);
  expect(inProcessSecret(tokenSecret)).toBe(word);
  expect(word).not.toContain(tokenSecret);
  expect(inProcessSecret(`${tokenSecret}.`)).not.toBe(word);
});

test('only the word itself is believed', () => {
  const word = inProcessSecret(tokenSecret);
  expect(isInProcess(calledWith(word), word)).toBe(true);
  expect(isInProcess(calledWith(tokenSecret), word)).toBe(false);
  expect(isInProcess({ headers: {} } as unknown as FastifyRequest, word)).toBe(false);
});
