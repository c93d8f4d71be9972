import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { encode } from '../../foundation/database/copy-rows.ts';
import { PostalFileRefused, readPostalRows } from './postal-file.ts';

const chunkSize = 64 * 1024;

interface ImportedPostalFile {
  addresses: number;
  /** Postal codes that have a position of their own now. */
  positions: number;
}

/**
 * Puts a whole postal-code file in the place of the one before. Lookups meanwhile get the old one,
 * and keeps it when a row is refused: it is read beside it first, and changes places in one transaction.
 */
export async function importPostalFile(
  client: pg.Client,
  pieces: AsyncIterable<Uint8Array>,
  onRows: (count: number) => void = () => undefined,
): Promise<ImportedPostalFile> {
  await client.query('begin');
  try {
    // Two imports at once would end up with the rows of both.
    await client.query('lock table postal_address in share row exclusive mode');
    await client.query(`create temporary table postal_row (
      postal_code text, first_house_number integer, last_house_number integer, street text, city text,
      latitude float8, longitude float8) on commit drop`);
    await pipeline(Readable.from(copyText(pieces, onRows)), client.query(from('copy postal_row from stdin')));
    const imported = await changePlaces(client);
    if (imported.addresses === 0) throw new PostalFileRefused('The file has a header, but no rows.');
    await client.query('commit');
    await client.query('analyze postal_address, postal_position');
    return imported;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function changePlaces(client: pg.Client): Promise<ImportedPostalFile> {
  // Not truncate: that would let everybody who looks an address up wait.
  await client.query('delete from postal_address');
  await client.query('delete from postal_position');
  const addresses = await client.query(
    `insert into postal_address (postal_code, first_house_number, last_house_number, street, city)
     select postal_code, first_house_number, last_house_number, street, city from postal_row`,
  );
  const positions = await client.query(
    `insert into postal_position (postal_code, latitude, longitude)
     select postal_code, avg(latitude), avg(longitude) from postal_row where latitude is not null group by postal_code`,
  );
  return { addresses: addresses.rowCount ?? 0, positions: positions.rowCount ?? 0 };
}

async function* copyText(pieces: AsyncIterable<Uint8Array>, onRows: (count: number) => void): AsyncGenerator<string> {
  let text = '';
  let count = 0;
  for await (const row of readPostalRows(pieces)) {
    const { postalCode, firstHouseNumber, lastHouseNumber, street, city, latitude, longitude } = row;
    const cells = [postalCode, firstHouseNumber, lastHouseNumber, street, city, latitude, longitude];
    text += `${cells.map(encode).join('\t')}\n`;
    count++;
    if (text.length < chunkSize) continue;
    yield text;
    text = '';
    onRows(count);
  }
  yield text;
  onRows(count);
}
