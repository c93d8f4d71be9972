import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layersOfApps } from './folder-layers.ts';

const doc = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8');

/** The layers in the table with this head, lowest first. */
function documentedLayers(app: string): string[][] {
  const [, table = ''] = doc.split(`| layer | folders of \`${app}\` |\n|---|---|\n`);
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n');
  return rows.flatMap((row) => {
    const folders = row.split('|')[2] ?? '';
    return folders.split(' then ').map((layer) => {
      const names = [...layer.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      return layer.includes('files beside the folders') ? [...names, '.'] : names;
    });
  });
}

test.each(Object.entries(layersOfApps))('docs/architecture.md has the layers of %s', (app, layers) => {
  // +types is generated, and no folder a reader looks for.
  const known = layers.map((folders) => folders.filter((name) => name !== '+types'));
  expect(documentedLayers(app)).toEqual(known);
});

test('every file that docs/architecture.md names exists', () => {
  const named = [...doc.matchAll(/`((?:apps|packages|tools)\/[\w./-]+\.tsx?)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)));
  expect(missing).toEqual([]);
});
