import { WordsContext } from '@bouwpoort/ui/use-translation.ts';
import { Words } from '@bouwpoort/ui/words.ts';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SessionOverContext } from '../visitor/chrome-session.ts';
import { PageOutlet } from './page-outlet.tsx';

function pageWhen(isOver: boolean): string {
  return renderToString(
    <StaticRouter location="/steenhof/bestellingen">
      <WordsContext value={new Words()}>
        <SessionOverContext value={isOver}>
          <Routes>
            <Route element={<PageOutlet />}>
              <Route path="*" element={<p>Bestelling 2026-0001</p>} />
            </Route>
          </Routes>
        </SessionOverContext>
      </WordsContext>
    </StaticRouter>,
  );
}

test('an automatic logout removes the page content from the screen', () => {
  expect(pageWhen(false)).toContain('Bestelling 2026-0001');
  expect(pageWhen(true)).not.toContain('Bestelling');
});
