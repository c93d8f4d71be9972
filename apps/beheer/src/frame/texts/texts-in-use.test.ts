import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissions } from '@bouwpoort/contract/foundation/permissions';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');
const shipped = join(import.meta.dirname, '../../../../server/src/organisation/texts/nl');

function textsOf(namespace: string): Set<string> {
  const texts: Record<string, string> = JSON.parse(readFileSync(join(shipped, `${namespace}.json`), 'utf8'));
  // A plural text is requested without its plural suffix.
  return new Set(Object.keys(texts).flatMap((key) => [key, key.replace(/_(zero|one|other)$/, '')]));
}

/** The namespace of each translate function in a file: `t`, or its local name. */
function functionsIn(code: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, name = 't', namespace = ''] of code.matchAll(/\{ t(?:: (\w+))? \} = useTranslation\('([\w-]+)'\)/g))
    found.set(name, [...(found.get(name) ?? []), namespace]);
  return found;
}

test('every text that is requested by a literal key exists', () => {
  const missing: string[] = [];
  let words = 0;
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  )) {
    const code = readFileSync(join(source, file), 'utf8');
    for (const [name, namespaces] of functionsIn(code))
      for (const [, key = ''] of code.matchAll(new RegExp(`(?<![\\w.])${name}\\(\\s*'([^']+)'`, 'g'))) {
        words++;
        if (!namespaces.some((namespace) => textsOf(namespace).has(key))) missing.push(`${file}: ${key}`);
      }
  }
  expect(missing).toEqual([]);
  expect(words, 'the way words are asked for is the one looked for').toBeGreaterThan(150);
});

test('every permission has a label', () => {
  const texts = textsOf('beheer');
  expect(permissions.filter((permission) => !texts.has(`permission-${permission}`))).toEqual([]);
});

test('every part of the site with editable texts has a label', () => {
  const texts = textsOf('beheer-web');
  const parts = readdirSync(shipped).map((file) => file.replace('.json', ''));
  expect(parts.filter((part) => !part.startsWith('beheer') && !texts.has(`part-${part}`))).toEqual([]);
});
