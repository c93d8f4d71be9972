import { expect, test } from 'vitest';
import { inSentence, plainText, shortened } from './product-text.ts';

test('the words of HTML', () => {
  expect(plainText('<p>Metselen &amp; <b>voegen</b>.</p><p>In&nbsp;één keer</p>')).toBe(
    'Metselen & voegen. In één keer',
  );
});

test('a long text ends at a word', () => {
  expect(shortened('Een plaat, die past', 12)).toBe('Een plaat…');
  expect(shortened('Kort', 12)).toBe('Kort');
});

test.each([
  ['Metselmortel', 'metselmortel'],
  ['PIR-isolatie', 'PIR-isolatie'],
  ['', ''],
])('%s in a sentence is %s', (name, expected) => {
  expect(inSentence(name)).toBe(expected);
});
