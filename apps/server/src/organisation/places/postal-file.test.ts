import { expect, test } from 'vitest';
import { PostalFileRefused, type PostalRow, readPostalRows } from './postal-file.ts';

async function read(text: string | Buffer, pieceSize = 1000): Promise<PostalRow[]> {
  const bytes = Buffer.from(text as string);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
  }
  const rows: PostalRow[] = [];
  for await (const row of readPostalRows(pieces())) rows.push(row);
  return rows;
}

const oudegracht = {
  ...{ postalCode: '3511AB', firstHouseNumber: 12, lastHouseNumber: 12, street: 'Oudegracht', city: 'Utrecht' },
  ...{ latitude: null, longitude: null },
};

test.each([
  ['semicolons', 'postcode;huisnummer;straat;plaats\n3511AB;12;Oudegracht;Utrecht\n'],
  ['commas', 'postcode,huisnummer,straat,plaats\r\n3511 ab,12,Oudegracht,Utrecht'],
  ['a mark in front and capitals', '\uFEFFPostcode;Huisnummer;Straat;Plaats\n3511AB;12;Oudegracht;Utrecht\n\n'],
  ['another order and more columns', 'plaats;id;straat;huisnummer;postcode\nUtrecht;7;Oudegracht;12bis;3511AB'],
  ['quotes', '"postcode","huisnummer","straat","plaats"\n"3511AB","12","Oudegracht","Utrecht"'],
])('a file with %s', async (_what, text) => {
  expect(await read(text)).toEqual([oudegracht]);
  expect(await read(text, 1)).toEqual([oudegracht]);
});

test('stretches of numbers, positions, and signs of every kind', async () => {
  const text = `postcode;huisnummer_van;huisnummer_tot;straat;plaats;lat;lon
3511AB;2;48;"Straat; met ""naam""";'s-Gravenhage;52,0907;5,1214
9571AA;1;9;"Over
twee regels";Tweede Exloërmond;;
`;
  expect(await read(text, 7)).toEqual([
    {
      ...{ postalCode: '3511AB', firstHouseNumber: 2, lastHouseNumber: 48 },
      ...{ street: 'Straat; met "naam"', city: "'s-Gravenhage", latitude: 52.0907, longitude: 5.1214 },
    },
    {
      ...{ postalCode: '9571AA', firstHouseNumber: 1, lastHouseNumber: 9 },
      ...{ street: 'Over\ntwee regels', city: 'Tweede Exloërmond', latitude: null, longitude: null },
    },
  ]);
});

const header = 'postcode;huisnummer;straat;plaats;lat;lon';
const good = '3511AB;12;Oudegracht;Utrecht;52.09;5.12';
test.each([
  ['', /empty/],
  ['postcode;straat\n', /Row 1 .*lacks plaats, huisnummer \(or/],
  ['postcode;huisnummer;straat;plaats;lat\n', /lacks lon/],
  [`${header}\n${good}\n\n35AB;12;Oudegracht;Utrecht;;`, /Row 4: '35AB' is no postal code/],
  [`${header}\n3511AB;;Oudegracht;Utrecht;;`, /Row 2: .*no house number/],
  ['postcode;huisnummer_van;huisnummer_tot;straat;plaats\n3511AB;20;10;A;B', /Row 2: '20–10' is no house number/],
  [`${header}\n3511AB;12;;Utrecht;;`, /Row 2: straat is empty/],
  [`${header}\n3511AB;12;Oudegracht`, /Row 2: plaats is empty/],
  [`${header}\n3511AB;12;Oudegracht;Utrecht;5.12;52.09`, /Row 2: lat '5.12' and lon '52.09' are no place/],
  [`${header}\n3511AB;12;Oudegracht;Utrecht;52.09;`, /Row 2: lat/],
  [`${header}\n${good}\n3511AB;12;"Oudegracht;Utrecht;;\n`, /Row 3: a quote is opened/],
  [Buffer.from(`${header}\n3511AB;12;Exlo\xebrmond;Utrecht;;`, 'latin1'), /UTF-8/],
])('%j is refused with the reason', async (text, reason) => {
  const refusal = await read(text).catch((error) => error);
  expect(refusal).toBeInstanceOf(PostalFileRefused);
  expect(refusal.message).toMatch(reason);
});
