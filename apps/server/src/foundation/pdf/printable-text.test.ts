import { expect, test } from 'vitest';
import { toPrintable } from './printable-text.ts';

test('what the fonts have stays as it is', () => {
  expect(toPrintable('Gipsplaat 12,5 mm · € 1.289,89 per m² – “vóór” 8 uur')).toBe(
    'Gipsplaat 12,5 mm · € 1.289,89 per m² – “vóór” 8 uur',
  );
});

test('what they lack comes as near as it can', () => {
  expect(toPrintable('Wiśniewski, Łódź, Šimić, Yılmaz')).toBe('Wisniewski, Lódz, Šimic, Yilmaz');
  expect(toPrintable('≥ 20 °C\u202f−5')).toBe('>= 20 °C\u00a0-5');
  expect(toPrintable('e\u0301\t建材')).toBe('é ??');
  expect(toPrintable('Kerkstraat 18\nAmersfoort')).toBe('Kerkstraat 18\nAmersfoort');
});
