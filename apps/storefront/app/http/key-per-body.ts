import { randomKey } from './random-key.ts';

/** The same body goes under the same Idempotency-Key as the last time, another one under a new key. */
export function keyPerBody(newKey: () => string = randomKey): (body: unknown) => string {
  let last = { text: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (last.text !== text) last = { text, key: newKey() };
    return last.key;
  };
}
