import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startS3 } from '../../../../testing/s3-server.ts';
import { createTestApp } from '../../../../testing/test-app.ts';
import { readConfig } from '../../../foundation/config/config.ts';
import { listenForChanges } from '../../../foundation/invalidation/changes.ts';
import { objectStoreOf } from '../../../organisation/media/media-stores.ts';
import { MemorySearch } from '../memory-search.ts';
import type { SharedIndexFiles } from './search-snapshot.ts';

const app = await createTestApp();
const { db, databaseUrl, context } = app;

/** As the next start of the program has it. */
async function nextProcess(
  snapshotDir: string,
  more: { databaseUrl?: string; db?: typeof db; clock?: () => Date; sharedFiles?: SharedIndexFiles } = {},
): Promise<{ find(text: string): readonly number[]; built: string; errors: unknown[] }> {
  const changes = await listenForChanges(more.databaseUrl ?? databaseUrl);
  const errors: unknown[] = [];
  const options = { db, databaseUrl, clock: context.clock, changes, snapshotDir, ...more };
  const search = new MemorySearch({
    ...options,
    onError: (error) => errors.push(error),
    onLeftOut: (product) => errors.push(product),
  });
  await search.whenReady;
  const find = (text: string) =>
    search.search({
      ...{ ventureId: '210', text, includeOrderItems: true, includeSingleFilterOptions: false },
      ...{ orderBy: 'score', top: 24, skip: 0 },
    }).productIds;
  const found = new Map(['gipsplaat', 'reismortel', 'gibsplaat', '0045120', ''].map((text) => [text, find(text)]));
  await search.close();
  await changes.close();
  return { find: (text) => found.get(text) ?? [], built: builtIn(snapshotDir), errors };
}

/** Every building has a folder of its own: the same one says that nothing was built. */
function builtIn(snapshotDir: string): string {
  return readdirSync(snapshotDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .join(' and ');
}

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'bouwpoort-snapshot-')), 'search');

const firstFolder = newFolder();
const first = await nextProcess(firstFolder);

/** As the first process left it. */
function copyOfFirst(): string {
  const folder = newFolder();
  cpSync(firstFolder, folder, { recursive: true });
  return folder;
}

test('the next process reads the snapshot of the first, and the changes since', async () => {
  const folder = copyOfFirst();
  await db.execute(sql`update product set name = 'Kolmix Vakman reismortel' where id = 100001`);
  const second = await nextProcess(folder);
  expect(second.built).toBe(first.built);
  expect(second.errors).toEqual([]);
  for (const text of ['gipsplaat', 'gibsplaat', '0045120']) {
    expect(first.find(text).length).toBeGreaterThan(0);
    expect(second.find(text)).toEqual(first.find(text));
  }
  expect(first.find('reismortel')).not.toContain(100001);
  expect(second.find('reismortel')).toEqual([100001]);
});

test('an index is rebuilt when the whole catalogue has changed', async () => {
  const folder = copyOfFirst();
  await db.execute(sql`insert into catalogue_change (what) values ('catalogue')`);
  const second = await nextProcess(folder);
  expect(second.built).not.toBe(first.built);
  expect(second.built).not.toContain('and');
  expect(second.find('gipsplaat')).toEqual(first.find('gipsplaat'));
});

test('a damaged snapshot is logged, and the index is built instead', async () => {
  const folder = copyOfFirst();
  const file = join(folder, first.built, '210');
  const content = readFileSync(file);
  content[content.length >> 1]! ^= 1;
  writeFileSync(file, content);
  const second = await nextProcess(folder);
  expect(second.errors).toEqual([expect.objectContaining({ message: expect.stringContaining('210') })]);
  expect(second.built).not.toBe(first.built);
  expect(second.find('gipsplaat')).toEqual(first.find('gipsplaat'));
});

test('so does a damaged list', async () => {
  const folder = copyOfFirst();
  writeFileSync(join(folder, 'index.json'), '{"stamp":');
  const second = await nextProcess(folder);
  expect(second.errors.length).toBe(1);
  expect(second.built).not.toBe(first.built);
});

test('where nothing can be written it is built all the same', async () => {
  const folder = newFolder();
  // A file in the place of the folder above, as on a disk that is full.
  const notAFolder = join(folder, '..', 'file');
  writeFileSync(notAFolder, '');
  const errors: unknown[] = [];
  const changes = await listenForChanges(databaseUrl);
  const options = { db, databaseUrl, clock: context.clock, changes, snapshotDir: join(notAFolder, 'search') };
  const search = new MemorySearch({ ...options, onError: (error) => errors.push(error), onLeftOut: () => undefined });
  await search.whenReady;
  expect(search.ready).toBe(true);
  expect(errors).toContainEqual(expect.objectContaining({ code: 'ENOTDIR' }));
  await search.close();
  await changes.close();
});

test('that of another database, or of days ago, is left alone', async () => {
  const folder = copyOfFirst();
  const other = await createTestApp();
  await other.db.execute(sql`update product set name = 'Kolmix Vakman reismortel' where id = 100012`);
  const there = await nextProcess(folder, other);
  expect(there.built).not.toBe(first.built);
  expect(there.find('reismortel')).toEqual([100012]);
  const later = new Date(context.clock().getTime() + 49 * 3_600_000);
  const afterDays = await nextProcess(folder, { ...other, clock: () => later });
  expect(afterDays.built).not.toBe(there.built);
});

test('of two that start together one builds', async () => {
  const folder = newFolder();
  const [one, other] = await Promise.all([nextProcess(folder), nextProcess(folder)]);
  expect(one.built).toBe(other.built);
  expect(one.find('gipsplaat')).toEqual(other.find('gipsplaat'));
});

test('another node has it from the object store; when that is broken, it builds its own', async () => {
  const s3 = await startS3();
  const sharedFiles = objectStoreOf(readConfig({ DATA_DIR: newFolder(), ...s3.settings }, '/'));
  if (!sharedFiles) throw new Error('no store');
  const [one, other, alone] = [newFolder(), newFolder(), newFolder()];
  const built = await nextProcess(one, { sharedFiles });
  expect(built.errors).toEqual([]);
  const shared = [...s3.objects.keys()].sort();
  expect(shared.length).toBeGreaterThan(1);
  const fetched = await nextProcess(other, { sharedFiles });
  expect(fetched.errors).toEqual([]);
  expect(fetched.find('gipsplaat')).toEqual(built.find('gipsplaat'));
  // Nothing was built, so nothing was written.
  expect([...s3.objects.keys()].sort()).toEqual(shared);
  s3.isBroken = true;
  const own = await nextProcess(alone, { sharedFiles });
  expect(own.errors.length).toBeGreaterThan(0);
  expect(own.find('gipsplaat')).toEqual(built.find('gipsplaat'));
  await s3.stop();
});
