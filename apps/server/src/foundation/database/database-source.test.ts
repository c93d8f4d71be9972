import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerAsPostgres } from '../../../testing/old-postgres.ts';
import { readConfig } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { prepareDatabase } from './database.ts';
import { openDatabaseSource } from './database-source.ts';

/* A start that fails prints the sentence of its StartError: tests/e2e/start.long.e2e.ts. */

test('a data folder that cannot be written is one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-source-'));
  const file = join(folder, 'geen-map');
  writeFileSync(file, '');
  const dataDir = join(file, 'data');
  await expect(openDatabaseSource(readConfig({ DATA_DIR: dataDir }, '/'))).rejects.toThrow(
    new StartError(`The data folder ${dataDir} cannot be written. Give this user the right to, or set DATA_DIR.`),
  );
  rmSync(folder, { recursive: true });
});

test('a database that is too old is one sentence without its password', async () => {
  const old = answerAsPostgres('120004').listen(0, '127.0.0.1');
  await once(old, 'listening');
  const { port } = old.address() as AddressInfo;
  const source = await openDatabaseSource(
    readConfig({ DATABASE_URL: `postgresql://shop:geheim@127.0.0.1:${port}/shop` }, '/'),
  );
  const filling = prepareDatabase(source.url, () => Promise.reject(new Error('nothing may be asked of it')));
  await expect(filling).rejects.toThrow(
    new StartError(`The database at 127.0.0.1:${port}/shop is PostgreSQL 12; 16 or later is needed.`),
  );
  old.close();
});
