import { expect, test } from 'vitest';
import { midSentence, plainText, truncate, withTimesSigns } from './product-text.ts';

test('plain text of HTML', () => {
  expect(plainText('<p>Metselen &amp; <b>voegen</b>.</p><p>In&nbsp;één keer</p>')).toBe(
    'Metselen & voegen. In één keer',
  );
});

test('a long text is cut at a word boundary', () => {
  expect(truncate('Een plaat, die past', 12)).toBe('Een plaat…');
  expect(truncate('Kort', 12)).toBe('Kort');
});

test.each([
  ['Metselmortel', 'metselmortel'],
  ['PIR-isolatie', 'PIR-isolatie'],
  ['', ''],
])('%s in a sentence is %s', (name, expected) => {
  expect(midSentence(name)).toBe(expected);
});

test.each([
  ['Spouwplaat 1200 x 600 mm', 'Spouwplaat 1200\u00a0×\u00a0600 mm'],
  ['Balk 44x69x2400 mm', 'Balk 44\u00a0×\u00a069\u00a0×\u00a02400 mm'],
  ['Latex 10 l', 'Latex 10 l'],
  ['Box x 2', 'Box x 2'],
])('%s is %s in a heading', (name, shown) => expect(withTimesSigns(name)).toBe(shown));
