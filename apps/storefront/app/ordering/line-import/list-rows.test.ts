import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readList } from './list-rows.ts';

const rowsOf = (text: string) => readList(text).rows.map(({ code, quantity, unit }) => [code, quantity, unit]);

test.each([
  [
    'from a spreadsheet',
    '0045120\t10\tm²\n1589792\t2\t',
    [
      ['0045120', '10', 'm²'],
      ['1589792', '2', ''],
    ],
  ],
  [
    'pasted, with lines typed between',
    '0045120\t10\tm²\n1589792;2\n7768480 3\n4021 120 7\n0859392\t1',
    [
      ['0045120', '10', 'm²'],
      ['1589792', '2', ''],
      ['7768480', '3', ''],
      ['0859392', '1', ''],
    ],
  ],
  [
    'a Dutch CSV',
    '0045120;10;MTK\r\n1589792;2;\r\n',
    [
      ['0045120', '10', 'MTK'],
      ['1589792', '2', ''],
    ],
  ],
  [
    'another CSV',
    '0045120,10,MTK\n1589792,2',
    [
      ['0045120', '10', 'MTK'],
      ['1589792', '2', ''],
    ],
  ],
  [
    'spaces',
    '0045120 10\n1589792   2 zakken',
    [
      ['0045120', '10', ''],
      ['1589792', '2', 'zakken'],
    ],
  ],
  ['Dutch decimals between semicolons', '0045120;2,5;m2', [['0045120', '2,5', 'm2']]],
  [
    'Dutch decimals between spaces',
    '0045120 2,5\n1589792 3',
    [
      ['0045120', '2,5', ''],
      ['1589792', '3', ''],
    ],
  ],
  ['Dutch decimals between commas', '0045120,2,5', [['0045120', '2,5', '']]],
  ['quoted decimals between commas', '"0045120","2,5"', [['0045120', '2,5', '']]],
  ['thousands', '0045120;1.250', [['0045120', '1.250', '']]],
  [
    'only numbers',
    '0045120\n1589792',
    [
      ['0045120', '1', ''],
      ['1589792', '1', ''],
    ],
  ],
  ['headings', 'Artikelnummer;Omschrijving;Aantal;Eenheid\n0045120;PIR;10;pak', [['0045120', '10', 'pak']]],
  ['headings in another order', 'Aantal\tArt.nr.\n10\t0045120', [['0045120', '10', '']]],
  ['headings between spaces above columns', 'Artikel Aantal\n0045120\t10', [['0045120', '10', '']]],
  ['headings below a line, and twice', '0045120\t10\nArtikel\tAantal\nArtikel Aantal', [['0045120', '10', '']]],
  ['headings between spaces', 'artikelnummer aantal\n0045120 10', [['0045120', '10', '']]],
  ['a description between', '0045120\tPIR-plaat 120 mm\t10\tpakken', [['0045120', '10', 'pakken']]],
  ['quotes with separators and line ends in them', '"0045120";"plaat; ""dik""\nen lang";10', [['0045120', '10', '']]],
  ['a mark at the start', '\uFEFFcode;aantal\n0045120;10', [['0045120', '10', '']]],
  ['a spreadsheet’s own line', 'sep=;\n0045120;10', [['0045120', '10', '']]],
  [
    'zeros kept by a sign',
    '\'0045120;10\n="0045120";3',
    [
      ['0045120', '10', ''],
      ['0045120', '3', ''],
    ],
  ],
  [
    'an x',
    '10 x 0045120\n0045120 x 7',
    [
      ['0045120', '10', ''],
      ['0045120', '7', ''],
    ],
  ],
  ['a number written with a space', '4021 120 7', [['4021120', '7', '']]],
  ['empty lines', '\n\n0045120;10\n\n;;\n', [['0045120', '10', '']]],
  [
    'carriage returns alone',
    '0045120;1\r1589792;2',
    [
      ['0045120', '1', ''],
      ['1589792', '2', ''],
    ],
  ],
  ['a length with its unit', '3948736 4,5 m', [['3948736', '4,5', 'm']]],
  [
    'a length with its unit, typed between pasted ones',
    '0045120\t10\n3948736 4,5 m',
    [
      ['0045120', '10', ''],
      ['3948736', '4,5', 'm'],
    ],
  ],
  ['a name', 'gipsplaat AK 12,5 mm', [['gipsplaat AK 12,5 mm', '1', '']]],
  ['a name with a quantity behind it', 'gipsplaat 12,5 mm 20 platen', [['gipsplaat 12,5 mm', '20', 'platen']]],
  ['a name with a quantity before it', '12 gipsplaat 9,5 mm', [['gipsplaat 9,5 mm', '12', '']]],
  ['a name with a quantity and a unit before it', '4 pakken PIR spouwplaat', [['PIR spouwplaat', '4', 'pakken']]],
  ['a name behind an x', '3 x PUR-schuim', [['PUR-schuim', '3', '']]],
  ['a number with a name behind it', '0045120 PIR-plaat 10', [['0045120', '10', '']]],
  ['a column of names', 'Omschrijving;Aantal\nPIR spouwplaat 120 mm;10', [['PIR spouwplaat 120 mm', '10', '']]],
  ['nothing', ' \n\t\n', []],
])('%s', (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test('an order form: skipped rows are listed, with the reason', () => {
  const list = 'artikelnummer;omschrijving;aantal\n0045120;PIR;10\n1589792;Mortel;\n9313152;Zand;0\n;Los zand;3';
  expect(readList(list)).toMatchObject({
    rows: [{ code: '0045120', quantity: '10', unit: '' }],
    skipped: [
      { text: '1589792 Mortel', reason: 'noQuantity' },
      { text: '9313152 Zand 0', reason: 'zeroQuantity' },
      { text: 'Los zand 3', reason: 'noArticle' },
    ],
  });
});

test('a row of headings is skipped silently', () => {
  expect(readList('Artikel Aantal\n0045120\t10\n1589792\t0').skipped).toEqual([
    { text: '1589792 0', reason: 'zeroQuantity' },
  ]);
  expect(readList('1841408 0').skipped).toEqual([{ text: '1841408 0', reason: 'zeroQuantity' }]);
});

test('the rest of a list is parsed the same way', () => {
  const list = 'Aantal;Artikel\n2;0045120\n"1;5";1589792\nveel;"9313152"\n0;7768480';
  const { rows, skipped, only } = readList(list);
  const left = only([...rows.slice(1), ...skipped]);
  expect(left).toBe('Aantal;Artikel\n"1;5";1589792\nveel;9313152\n0;7768480');
  expect(readList(left)).toMatchObject({ rows: rows.slice(1), skipped });
  expect(only([])).toBe('');
});

describe('for any list', () => {
  const code = fc.stringMatching(/^0{0,3}[1-9][0-9A-Z]{4,9}$/);
  const quantity = fc.integer({ min: 1, max: 99_999 }).map((whole) => [String(whole), whole.toLocaleString('nl-NL')]);
  const row = fc.tuple(code, quantity, fc.constantFrom('PK', 'zak', ''));
  const separator = fc.constantFrom('\t', ';');
  const ending = fc.constantFrom('\n', '\r\n');

  test('codes are unchanged, including leading zeros', () => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 30 }),
        separator,
        ending,
        fc.nat(1),
        (rows, sign, end, how) => {
          const text = rows.map(([one, amount, unit]) => [one, amount[how], unit].join(sign)).join(end);
          expect(rowsOf(text)).toEqual(rows.map(([one, amount, unit]) => [one, amount[how], unit]));
        },
      ),
    );
  }, 30_000);

  test('quoting changes nothing', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), fc.constantFrom('\t', ';', ','), (rows, sign) => {
        const plain = rows.map(([one, [amount = ''], unit]) => [one, amount, unit]);
        const quoted = plain.map((cells) => cells.map((cell) => `"${cell}"`).join(sign)).join('\n');
        expect(rowsOf(quoted)).toEqual(plain);
      }),
    );
  }, 30_000);

  test('any text is parsed without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'01a;,. x"\t\n\r€'), maxLength: 80 }), (text) => {
        for (const { code, quantity } of readList(text).rows) {
          expect(code).not.toBe('');
          expect(quantity).not.toBe('');
        }
      }),
    );
  }, 30_000);
});
