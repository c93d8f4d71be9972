import { expect, test } from 'vitest';
import { datasheetPdf } from './datasheet-pdf.ts';

const textOf = (file: Uint8Array) => String.fromCharCode(...file);

test('every object stands where the table of the file says', () => {
  const file = textOf(
    datasheetPdf(
      'Productblad (nieuw)',
      Array.from({ length: 90 }, (_, at) => `Regel ${at} – 5 m² à € 3`),
    ),
  );
  const [, table = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(file) ?? [];
  expect(file.slice(Number(table))).toMatch(/^xref\n/);
  const offsets = [...file.slice(Number(table)).matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
  expect(offsets.map((offset, at) => file.slice(offset).startsWith(`${at + 1} 0 obj\n`))).not.toContain(false);
  expect(file).toContain('/Count 3');
  expect(file).toContain('(Productblad \\(nieuw\\)) Tj');
  expect(file).toContain('Regel 89 \x96 5 m\xb2 \xe0 \x80 3');
  for (const [, length, stream] of file.matchAll(/<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)) {
    expect(stream).toHaveLength(Number(length));
  }
});

test('long lines are broken between words', () => {
  const file = textOf(datasheetPdf('Titel', ['woord '.repeat(60).trim()]));
  expect([...file.matchAll(/\((woord[^)]*)\) Tj/g)].every(([, row = '']) => row.length <= 84)).toBe(true);
});
