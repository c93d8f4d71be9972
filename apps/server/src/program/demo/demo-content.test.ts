import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataPath } from '@bouwpoort/demo-world/data-files';
import { expect, test } from 'vitest';
import { documentText, readDocuments } from '../../content/pages/content-files.ts';

const folder = fileURLToPath(dataPath('content'));

test('the pages of the demo world are files that npm run content reads, and would write the same', () => {
  const { documents, mistakes } = readDocuments(folder);
  expect(mistakes).toEqual([]);
  expect(documents.length).toBeGreaterThan(150);
  const different = documents.filter(
    ({ file, document }) => documentText(document) !== readFileSync(join(folder, file), 'utf8'),
  );
  expect(different.map(({ file }) => file)).toEqual([]);
});
