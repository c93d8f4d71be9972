import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markMatches } from './mark-matches.ts';

const shown = (text: string, query: string) =>
  markMatches(text, query)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['gipsplaat 12,5', 'gips', '[gips]plaat 12,5'],
  ['Gips en plafond', 'gips', '[Gips] en plafond'],
  ['Waterwerende gipsplaat', 'plaat', 'Waterwerende gips[plaat]'],
  ['PIR-plaat 100 mm', 'pir plaat', '[PIR]-[plaat] 100 mm'],
  ['Pir in de spouw', 'de', 'Pir in [de] spouw'],
  ['Vloer van beton', 'er', 'Vloer van beton'],
  ['Mozaïek', 'mozaiek', '[Mozaïek]'],
  ['Mozai\u0308ektegel', 'mozaïek', '[Mozai\u0308ek]tegel'],
  ['isolatie\u00ADplaat', 'isolatieplaat', '[isolatie\u00ADplaat]'],
  ['We leveren morgen', 'levering', 'We [lever]en morgen'],
  ['Levering en leveren', 'levering', '[Levering] en leveren'],
  ['Wat er is', 'eren', 'Wat er is'],
  ['Kit', '', 'Kit'],
  ['Kit', '<.*>', 'Kit'],
  ['a (b) c', '(b)', 'a ([b]) c'],
  ['🧱 steen', 'steen', '🧱 [steen]'],
  ['', 'kit', ''],
])('in %j the words of %j are marked', (text, query, expected) => {
  expect(shown(text, query)).toBe(expected);
});

const awkward = ['a', 'A', 'é', 'e\u0301', '\u00AD', '\ud800', '\udc00', '🧱', 'İ', 'ß', 'ﬁ', ' ', '-', '<', '5'];

test('the text stays the same for any query', () => {
  const anything = fc.string({ unit: fc.constantFrom(...awkward) });
  fc.assert(
    fc.property(anything, anything, (text, query) => {
      const parts = markMatches(text, query);
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});
