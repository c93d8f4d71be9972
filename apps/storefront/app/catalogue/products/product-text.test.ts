import { expect, test } from 'vitest';
import { midSentence, plainText, truncate } from './product-text.ts';

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
