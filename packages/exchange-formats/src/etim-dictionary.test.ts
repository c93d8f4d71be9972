import { expect, test } from 'vitest';
import { bytesOf } from './byte-source.ts';
import { type EtimFile, etimFileOf, readEtimDictionary } from './etim-dictionary.ts';

/** ETIM writes UTF-16 with a byte order mark, separated by semicolons. */
const utf16 = (text: string) => bytesOf(Buffer.from(`\ufeff${text}`, 'utf16le'));

const files = (): [EtimFile, string][] => [
  ['ETIMARTGROUP', 'ARTGROUPID;GROUPDESC\r\nEG000017;Platen\r\n'],
  ['ETIMUNIT', 'UNITOFMEASID;UNITDESC;UNITABBREV;DEPRECATED\r\nEU570448;Millimeter;mm;0\r\n'],
  [
    'ETIMFEATURE',
    'FEATUREID;FEATUREDESC;FEATUREGROUPID\r\nEF000008;Dikte;EFG00007\r\nEF000007;Kleur;EFG00007\r\nEF000011;"Brandwerend; ja/nee";EFG00007\r\n',
  ],
  ['ETIMVALUE', 'VALUEID;VALUEDESC\r\nEV000080;Wit\r\nEV000081;Grijs\r\n'],
  ['ETIMARTCLASS', 'ARTCLASSID;ARTGROUPID;ARTCLASSDESC;ARTCLASSVERSION\r\nEC000123;EG000017;Gipsplaat;5\r\n'],
  [
    'ETIMARTCLASSFEATUREMAP',
    'ARTCLASSFEATURENR;ARTCLASSID;FEATUREID;FEATURETYPE;UNITOFMEASID;SORTNR\r\n1;EC000123;EF000008;N;EU570448;1\r\n2;EC000123;EF000007;A;;2\r\n3;EC000123;EF000011;L;;3\r\n4;EC999999;EF000008;N;EU570448;1\r\n5;EC000123;EF000099;R;EU570448;4\r\n',
  ],
];

const read = (entries: readonly [EtimFile, string][]) =>
  readEtimDictionary(new Map(entries.map(([file, text]) => [file, utf16(text)])));

test("classes, features, values and units are read from ETIM's own files", async () => {
  const { dictionary, problems } = await read(files());
  expect(problems).toEqual([]);
  expect(dictionary.groups).toEqual(new Map([['EG000017', 'Platen']]));
  expect(dictionary.values).toEqual(
    new Map([
      ['EV000080', 'Wit'],
      ['EV000081', 'Grijs'],
    ]),
  );
  expect(dictionary.features.get('EF000011')).toBe('Brandwerend; ja/nee');
  expect(dictionary.classes).toEqual(
    new Map([
      [
        'EC000123',
        {
          code: 'EC000123',
          name: 'Gipsplaat',
          group: 'EG000017',
          features: [
            { code: 'EF000008', type: 'number', unit: 'mm' },
            { code: 'EF000007', type: 'text' },
            { code: 'EF000011', type: 'boolean' },
            { code: 'EF000099', type: 'range', unit: 'mm' },
          ],
        },
      ],
    ]),
  );
});

test('a missing file or column is refused by name', async () => {
  await expect(read(files().filter(([file]) => file !== 'ETIMVALUE'))).rejects.toMatchObject({
    code: 'missing-part',
    message: 'Van de ETIM-bestanden ontbreekt ETIMVALUE.csv.',
  });
  const renamed = files().map(([file, text]): [EtimFile, string] => [file, text.replace('VALUEDESC', 'TEKST')]);
  await expect(read(renamed)).rejects.toMatchObject({ code: 'missing-column' });
});

test('files are known by their names', () => {
  expect(etimFileOf('export/ETIMARTCLASS.csv')).toBe('ETIMARTCLASS');
  expect(etimFileOf('etimvalue.CSV')).toBe('ETIMVALUE');
  expect(etimFileOf('ETIMARTCLASSSYNONYMMAP.csv')).toBeUndefined();
});
