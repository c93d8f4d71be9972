import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WordsContext } from '@bouwpoort/ui/use-translation.ts';
import { Words } from '@bouwpoort/ui/words.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorBlock } from './error-block.tsx';

const shipped = join(import.meta.dirname, '../../../../server/src/organisation/texts/nl/errors.json');
const words = new Words();
words.add('errors', JSON.parse(readFileSync(shipped, 'utf8')));

function shown(searches: 'articles' | 'pages' | null): string {
  return renderToStaticMarkup(
    <WordsContext value={words}>
      <MemoryRouter>
        <ErrorBlock status={404} venture={null} searches={searches} />
      </MemoryRouter>
    </WordsContext>,
  );
}

test('a 404 page suggests a search only where there is one', () => {
  expect(shown('articles')).toContain('Zoek op naam of artikelnummer');
  expect(shown('pages')).toContain('Zoek op deze site');
  expect(shown(null)).not.toContain('Zoek op');
  expect(shown(null)).toContain('Begin opnieuw op de startpagina.');
});
