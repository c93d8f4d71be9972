import { createReadStream, existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readConfig } from '../../foundation/config/config.ts';
import { StartError } from '../../foundation/config/start-error.ts';
import { reportFailure, Step } from '../../foundation/config/start-report.ts';
import { openDatabase, prepareDatabase } from '../../foundation/database/database.ts';
import { besideRunningProgram } from '../../foundation/database/database-source.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { openGeocoder } from './open-geocoder.ts';
import { PostalFileRefused } from './postal-file.ts';
import { importPostalFile } from './postal-import.ts';

const usage = `How to use it:
  npm run geo -- import FILE   puts a postal-code file (CSV) in the place of the one before, all of it or nothing
  npm run geo -- find TEXT     what the geocoder answers to a place, a postal code, or a postal code and house number`;

async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, ...rest] = positionals;
  if (command === 'import' && rest.length === 1) await importFile(rest[0] ?? '');
  else if (command === 'find' && rest.length > 0) await find(rest.join(' '));
  else throw new StartError(usage);
}

async function importFile(file: string): Promise<void> {
  if (!existsSync(file) || !statSync(file).isFile()) throw new StartError(`There is no file ${file}.`);
  const { size } = statSync(file);
  const config = readConfig(process.env, process.cwd());
  await besideRunningProgram(config, async (url) => {
    await prepareDatabase(url, async () => undefined);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const step = new Step('Import');
      const stream = createReadStream(file);
      const imported = await importPostalFile(client, stream, (rows) =>
        step.progress(stream.bytesRead / size, `${rows} rows`),
      );
      step.done(`${imported.addresses} addresses, ${imported.positions} postal codes with a position`);
    } finally {
      await client.end();
    }
  });
}

async function find(text: string): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  await besideRunningProgram(config, async (url) => {
    await prepareDatabase(url, async () => undefined);
    const { db, close } = await openDatabase(url, 2);
    try {
      const geocoder = openGeocoder(config, db, () => new Date());
      const places = await geocoder.places(text, 10);
      for (const { name, province, latitude, longitude } of places) {
        console.log(`${name}${province ? `, ${province}` : ''}  ${latitude.toFixed(4)}, ${longitude.toFixed(4)}`);
      }
      const [, digits, letters, houseNumber] = text.match(/^(\d{4}) ?([a-z]{2}) (\d+)/i) ?? [];
      const address = houseNumber
        ? await geocoder.address(`${digits}${letters?.toUpperCase()}`, Number(houseNumber))
        : null;
      if (address) console.log(`${address.street} ${houseNumber}, ${address.city}`);
      if (places.length === 0 && !address) console.log(`The ${config.geocoder.provider} geocoder finds nothing.`);
    } finally {
      await close();
    }
  });
}

function asSentence(error: unknown): unknown {
  if (error instanceof PostalFileRefused) return new StartError(`${error.message} Nothing was changed.`);
  if (error instanceof AppError && error.code === 'unavailable') {
    return new StartError(`The geocoder does not answer: ${error.cause instanceof Error ? error.cause.message : ''}`);
  }
  return error;
}

await run().catch((error) => reportFailure(asSentence(error)));
