import { randomKey } from './random-key.ts';

/** A repeated body gets the same idempotency key as the last time, another body gets a new key. */
export function keyPerBody(newKey: () => string = randomKey): (body: unknown) => string {
  let last = { text: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (last.text !== text) last = { text, key: newKey() };
    return last.key;
  };
}
