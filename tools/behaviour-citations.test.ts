import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { citationsIn, headingsIn, isDescribed } from './behaviour-citations.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !/(^|\/)(node_modules|build|\.react-router|\.data)\//.test(file));

test.each([
  ['/** P 2.5 */', ['P 2.5']],
  ['/** Cart and stock (C 2.4, 6). */', ['C 2.4', 'C 6']],
  ["spec: 'P 7.2, C 7.9',", ['P 7.2', 'C 7.9']],
  ['/** Not before something was typed (decisions, Sessions). */', ['decisions: Sessions']],
  ["spec: 'P 2.13; decisions: Registration and accounts',", ['P 2.13', 'decisions: Registration']],
  ['/** Only at the counter (decisions). */', ['decisions: ?']],
  ['/** Why it is drawn once (docs/decisions/0014). */', []],
  ['const path = "M0 0C 12.5 3";', []],
])('the citations in %s are %j', (source, citations) => {
  expect(citationsIn(source)).toEqual(citations);
});

test('a section is found by its number and a rule by the beginning of its name', () => {
  const headings = headingsIn('# C\n\n## C 4.1 Status\n\n## decisions: Content, messages, consent\n');
  expect(['C 4.1', 'decisions: Content'].every((citation) => isDescribed(citation, headings))).toBe(true);
  expect(['C 4', 'C 4.10', 'decisions: Cont'].some((citation) => isDescribed(citation, headings))).toBe(false);
});

test('every citation in the code has a section in docs/behaviour', () => {
  const headings = filesIn('docs/behaviour/*.md').flatMap((file) => headingsIn(read(file)));
  const missing = filesIn('{apps,packages,tests,bench}/**/*.{ts,tsx,css}').flatMap((file) =>
    citationsIn(read(file))
      .filter((citation) => !isDescribed(citation, headings))
      .map((citation) => `${file}: ${citation}`),
  );
  expect(missing).toEqual([]);
});
