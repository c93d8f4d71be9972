import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsOfSection } from './frame/sections/section.ts';
import { sections } from './sections.ts';

const shipped = join(import.meta.dirname, '../../server/src/organisation/texts/nl');
const textsIn = (namespace: string): object => JSON.parse(readFileSync(join(shipped, `${namespace}.json`), 'utf8'));

test('every section has the texts of its name, its actions, its tabs and its sentence', () => {
  const common = textsIn('beheer');
  const missing = sections.flatMap((section) => {
    const own = textsIn(textsOfSection(section));
    const names = [`section-${section.id}`, ...(section.actions ?? []).map(({ id }) => `action-${id}`)];
    const ownNames = [section.meta, ...section.pages.map(({ tab }) => tab)].filter((key) => key !== undefined);
    return [
      ...names.filter((key) => !Object.hasOwn(common, key)),
      ...ownNames.filter((key) => !Object.hasOwn(own, key)),
    ];
  });
  expect(missing).toEqual([]);
});

test.each(['id', 'path', 'key'] as const)('no two sections have the same %s', (name) => {
  const values = sections.map((section) => section[name]);
  expect(new Set(values).size).toBe(values.length);
});
