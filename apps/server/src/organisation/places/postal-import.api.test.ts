import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { embeddedGeocoder } from './embedded-geocoder.ts';
import { importPostalFile } from './postal-import.ts';

const { db, databaseUrl } = await createTestApp();
const geocoder = embeddedGeocoder(db, { demoWorld: true });
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
afterAll(() => client.end());

async function* pieces(...lines: string[]) {
  yield Buffer.from(lines.join('\n'));
}

const header = 'postcode;huisnummer_van;huisnummer_tot;straat;plaats;lat;lon';
const file = [
  header,
  '1111AA;1;99;Lange Laan;Diemen;52.340;4.960',
  '1111AA;50;50;Korte Hoek;Diemen;52.342;4.962',
  '1111AB;2;8;Zijstraat;Diemen;52.350;4.970',
  '1111AC;2;8;Zonder Plek;Diemen;;',
  '3511AB;12;12;"Nieuwe\tGracht \\ \\N";Utrecht;;',
];

beforeEach(async () => {
  await client.query('truncate postal_address, postal_position');
});

test('a file is read, and the next takes its place', async () => {
  expect(await importPostalFile(client, pieces(...file))).toEqual({ addresses: 5, positions: 2 });
  expect(await geocoder.address('1111AA', 49)).toEqual({ street: 'Lange Laan', city: 'Diemen' });
  expect(await geocoder.address('1111AA', 50)).toEqual({ street: 'Korte Hoek', city: 'Diemen' });
  expect(await geocoder.address('1111AA', 100)).toBeNull();
  await importPostalFile(client, pieces(header, '2222AA;1;1;Zeeweg;Katwijk;;'));
  expect(await geocoder.address('1111AA', 49)).toBeNull();
  expect(await geocoder.address('2222AA', 1)).toEqual({ street: 'Zeeweg', city: 'Katwijk' });
});

test('what the file says goes before the demo world, whatever signs it has', async () => {
  expect(await geocoder.address('3511AB', 12)).toEqual({ street: 'Oudegracht', city: 'Utrecht' });
  await importPostalFile(client, pieces(...file));
  expect(await geocoder.address('3511AB', 12)).toEqual({ street: 'Nieuwe\tGracht \\ \\N', city: 'Utrecht' });
});

test('a real shop knows nothing of the demo world', async () => {
  expect(await embeddedGeocoder(db, { demoWorld: false }).address('3511AB', 12)).toBeNull();
});

describe('the position of a postal code', () => {
  const at = async (typed: string) => {
    const [{ latitude, longitude, name, province }] = (await geocoder.places(typed, 1)) as [never];
    return [name, province, Number(latitude).toFixed(3), Number(longitude).toFixed(3)];
  };

  test.each([
    ['1111 aa', '1111 AA', '52.341', '4.961'],
    ['1111ab', '1111 AB', '52.350', '4.970'],
    ['1111', '1111', '52.346', '4.966'],
    ['1111 AC', '1111 AC', '52.346', '4.966'],
  ])('%s is that of the file', async (typed, name, latitude, longitude) => {
    await importPostalFile(client, pieces(...file));
    const [foundName, province, ...position] = await at(typed);
    expect([foundName, province]).toEqual([name, 'Noord-Holland']);
    expect(position.map(Number)).toEqual([expect.closeTo(Number(latitude), 2), expect.closeTo(Number(longitude), 2)]);
  });

  test('is that of the area where the file has none', async () => {
    const before = await at('9711 LM');
    await importPostalFile(client, pieces(...file));
    expect(await at('9711 LM')).toEqual(before);
  });
});

describe('a file that is refused changes nothing', () => {
  test.each([
    ['a row that is wrong', [...file, '1111;1;2;A;B;;'], /Row 7: '1111' is no postal code/],
    ['no rows', [header], /no rows/],
    ['no header', ['3511AB;1;1;A;B;;'], /Row 1/],
    ['nothing at all', [], /empty/],
  ])('%s', async (_what, lines, reason) => {
    await importPostalFile(client, pieces(...file));
    await expect(importPostalFile(client, pieces(...lines))).rejects.toThrow(reason);
    expect(await geocoder.address('1111AA', 49)).toEqual({ street: 'Lange Laan', city: 'Diemen' });
    expect(await importPostalFile(client, pieces(...file))).toMatchObject({ addresses: 5 });
  });

  test('whoever asks meanwhile gets the old answer and does not wait', async () => {
    await importPostalFile(client, pieces(...file));
    async function* slowly() {
      yield Buffer.from(`${header}\n2222AA;1;1;Zeeweg;Katwijk;;\n`);
      expect(await geocoder.address('1111AA', 49)).toEqual({ street: 'Lange Laan', city: 'Diemen' });
      yield Buffer.from('2222AB;1;1;Duinweg;Katwijk;;\n');
    }
    expect(await importPostalFile(client, slowly())).toEqual({ addresses: 2, positions: 0 });
    expect(await geocoder.address('1111AA', 49)).toBeNull();
  });
});
