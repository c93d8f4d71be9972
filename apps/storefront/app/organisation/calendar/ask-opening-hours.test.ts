import type { Client } from '@bouwpoort/contract/program/client';
import { expect, test } from 'vitest';
import { fetchOpeningHours } from './fetch-opening-hours.ts';

const answering = (answer: unknown) => ({ call: async () => answer }) as unknown as Client;
const branch = { ventureId: '210', locationId: '2101' };

test('an empty answer about opening hours is an error', async () => {
  await expect(fetchOpeningHours(answering(undefined), branch)).rejects.toThrow('No response received');
  expect(await fetchOpeningHours(answering({ shopStatus: 'open' }), branch)).toEqual({ shopStatus: 'open' });
});
