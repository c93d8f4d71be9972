import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsContext } from '../use-translation.ts';
import { Words } from '../words.ts';
import { Dialog } from './dialog.tsx';

const words = new Words();
words.add('chrome', { systemMessage: 'Melding', close: 'Sluiten' });
const render = (element: React.ReactElement) => renderToString(<WordsContext value={words}>{element}</WordsContext>);

test('a dialog without a title of its own is a system message', () => {
  expect(render(<Dialog open>Tot zo</Dialog>)).toMatch(/<h2[^>]*>Melding<\/h2>/);
});
