import { expect, test } from 'vitest';
import { packOnce, unpack } from './packed.ts';

test.each([
  ['quotes of both kinds', { name: `19" rek, 's avonds`, nested: ["''", '""', '\\"'] }],
  ['what is no letter', { text: '\u0001 \u0000 \n \\ \\u0001' }],
  ['letters beyond ASCII', { text: 'λ 0,022 · 120 kg/m³ 🧱 </script>' }],
])('%s come out as they went in', (_, value) => {
  // Another text of the same value, because the server caches what it packed itself.
  const text = `${packOnce(value)} ` as ReturnType<typeof packOnce<typeof value>>;
  expect(unpack(text)).toEqual(value);
});
