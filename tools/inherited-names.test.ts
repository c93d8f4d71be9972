import { expect, test } from 'vitest';
import { findUncheckedLookups } from './inherited-names.ts';

function found(...sources: string[]): string[] {
  const files = new Map(sources.map((source, at) => [`packages/trade/src/file-${at}.ts`, source]));
  return findUncheckedLookups(files).map(({ text }) => text);
}

test.each([
  [
    'a table',
    "const words: Record<string, string> = { a: 'b' };\nexport const f = (key: string) => words[key];",
    'words[key]',
  ],
  [
    'a table that is only read',
    'const t: Readonly<Record<string, number>> = {};\nexport const f = (k: string) => t[k] ?? 0;',
    't[k]',
  ],
  [
    'a parameter',
    'export function f(values: Record<string, string>, name: string) { return values[name]; }',
    'values[name]',
  ],
  ['a table made from pairs', 'const t = Object.fromEntries([]);\nexport const f = (k: string) => t[k];', 't[k]'],
  [
    'a cast key',
    'const t: Record<string, string> = {};\nexport const f = (k: unknown) => t[k as string];',
    't[k as string]',
  ],
  ['the operator in', 'export const f = (k: string, t: Record<string, string>) => k in t;', 'k in t'],
  [
    'a list that grows',
    'const e: Record<string, string[]> = {};\nexport const f = (k: string) => { e[k] = [...(e[k] ?? [])]; };',
    'e[k]',
  ],
  [
    'a member',
    'interface A { answers: Record<string, string> }\nexport const f = (a: A, k: string) => a.answers[k];',
    'a.answers[k]',
  ],
])('a lookup in %s is found', (_, source, text) => {
  expect(found(source)).toEqual([text]);
});

test('a table of another file is found by its name', () => {
  const table = "export const labels: Record<string, string> = { a: 'b' };";
  const use = "import { labels as l } from './file-0.ts';\nexport const f = (key: string) => l[key];";
  expect(found(table, use)).toEqual(['l[key]']);
});

test.each([
  [
    'a question before it',
    'const t: Record<string, string> = {};\nexport const f = (k: string) => (Object.hasOwn(t, k) ? t[k] : undefined);',
  ],
  [
    'a key of the program',
    `const t: Record<string, string> = {};\nconst own = 'a';\nexport const x = [t.a, t['a'], t[own], t[\`\${own}_one\`]];`,
  ],
  [
    'a fixed set of keys',
    "const t: Record<'a' | 'b', string> = { a: '', b: '' };\nexport const f = (k: 'a' | 'b') => t[k];",
  ],
  ['no prototype', 'const t: Record<string, string> = Object.create(null);\nexport const f = (k: string) => t[k];'],
  ['a list', 'export const f = (list: string[], at: number) => list[at];'],
  ['a Map', 'const t = new Map<string, string>();\nexport const f = (k: string) => t.get(k);'],
  ['a write', "export const f = (t: Record<string, string>, k: string) => { t[k] = 'x'; delete t[k]; };"],
  ['keys of its own', 'export function f(t: Record<string, string>) { for (const k in t) console.log(t[k]); }'],
  ['a comparison', "export const f = (t: Record<string, string>, k: string) => t[k] === 'x';"],
])('with %s there is nothing to find', (_, source) => {
  expect(found(source)).toEqual([]);
});
