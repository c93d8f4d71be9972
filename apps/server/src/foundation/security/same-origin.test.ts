import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const publicUrl = 'https://bouwpoort.example';
const production = { mode: 'production' as const, publicUrl, trustProxy: false as const };

function from(headers: Record<string, string>, host = 'bouwpoort.example'): FastifyRequest {
  return { headers, protocol: 'https', host } as unknown as FastifyRequest;
}

test('a write of our own page comes from the public origin', () => {
  expect(isSameOrigin(from({ origin: publicUrl, 'sec-fetch-site': 'same-origin' }), production)).toBe(true);
  expect(isSameOrigin(from({ origin: 'https://elders.example' }), production)).toBe(false);
  expect(isSameOrigin(from({ origin: publicUrl, 'sec-fetch-site': 'cross-site' }), production)).toBe(false);
  expect(isSameOrigin(from({}), production)).toBe(false);
});

test('in production a forged Host header is not accepted as our origin', () => {
  const made = from({ origin: 'https://elders.example' }, 'elders.example');
  expect(isSameOrigin(made, production)).toBe(false);
  expect(isSameOrigin(made, { ...production, trustProxy: 1 })).toBe(true);
  expect(isSameOrigin(made, { ...production, mode: 'demo' })).toBe(true);
});
