import { expect, test } from 'vitest';
import { keyPerBody } from './key-per-body.ts';

test('the same body keeps its idempotency key, another body gets a new one', () => {
  let count = 0;
  const keyOf = keyPerBody(() => `key-${++count}`);
  expect([keyOf({ city: 'Ede' }), keyOf({ city: 'Ede' }), keyOf({ city: 'Epe' })]).toEqual(['key-1', 'key-1', 'key-2']);
});
