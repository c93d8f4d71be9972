import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['../..', '../../../../../packages/ui/src'].map((folder) => join(import.meta.dirname, folder));
const shipped = join(import.meta.dirname, '../../../../server/src/organisation/texts/nl');

function textsOf(file: string): [namespace: string, keys: Set<string>] {
  const texts: Record<string, string> = JSON.parse(readFileSync(join(shipped, file), 'utf8'));
  // A plural text is requested without its plural suffix.
  const keys = Object.keys(texts).flatMap((key) => [key, key.replace(/_(zero|one|other)$/, '')]);
  return [file.replace('.json', ''), new Set(keys)];
}

const texts = new Map(readdirSync(shipped).map(textsOf));

const sources = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/**
 * The keys in a file that are literals; the browser tests cover computed keys, because each missing one is reported.
 */
function asked(source: string): { namespaces: string[]; keys: string[] } {
  const found = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, name]) => name ?? '');
  const namespaces = [...found(/useTranslation\('([\w-]+)'/g), ...found(/\.of\('([\w-]+)'\)/g)];
  if (source.includes('useTranslation()')) namespaces.push('chrome');
  return { namespaces, keys: found(/(?<![\w.])t\(\s*'([^']+)'/g) };
}

test('every text that is requested by a literal key exists', () => {
  const missing: string[] = [];
  let words = 0;
  for (const file of sources) {
    const { namespaces, keys } = asked(readFileSync(file, 'utf8'));
    for (const given of keys) {
      const [key = '', namespace] = given.split(':').reverse();
      // A file that receives `t` as a parameter does not name its namespace.
      const places = namespace ? [namespace] : namespaces.length > 0 ? namespaces : [...texts.keys()];
      words++;
      if (!places.some((place) => texts.get(place)?.has(key))) missing.push(`${file}: ${given}`);
    }
  }
  expect(missing).toEqual([]);
  expect(words, 'the way words are asked for is the one looked for').toBeGreaterThan(500);
});
