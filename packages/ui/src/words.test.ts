import { expect, test } from 'vitest';
import { Words } from './words.ts';

const words = new Words();
words.add('shop', {
  plain: 'Toevoegen',
  named: 'Dag {{name}}',
  sentence: 'Dit is {{name}}. Dag {{name}}.',
  found_one: '{{count}} artikel',
  found_other: '{{count}} artikelen',
  found_zero: 'Geen artikelen',
  left_one: 'Nog een van {{name}}',
  'with.dot': 'Punt',
});
words.add('other', { plain: 'Anders' });

test.each([
  ['plain', undefined, 'Toevoegen'],
  ['named', { name: 'Piet' }, 'Dag Piet'],
  ['sentence', { name: 'Piet' }, 'Dit is Piet. Dag Piet.'],
  ['sentence', { name: 'Van Dijk B.V.' }, 'Dit is Van Dijk B.V. Dag Van Dijk B.V.'],
  ['found', { count: 1 }, '1 artikel'],
  ['found', { count: 3 }, '3 artikelen'],
  ['found', { count: 0 }, 'Geen artikelen'],
  ['left', { count: 1, name: '$1 {{count}}' }, 'Nog een van $1 {{count}}'],
  ['plain', { count: 4 }, 'Toevoegen'],
  ['plain', { count: 0 }, 'Toevoegen'],
  [['unknown', 'found'], { count: 4 }, '4 artikelen'],
  [['found', 'plain'], { count: 4 }, '4 artikelen'],
  ['named', {}, 'Dag '],
  ['with.dot', undefined, 'Punt'],
  ['other:plain', undefined, 'Anders'],
  ['unknown', undefined, 'unknown'],
  [['unknown', 'neither'], undefined, 'neither'],
])('%s with %j is %s', (key, values, text) => {
  expect(words.of('shop')(key, values)).toBe(text);
});

test('words that come later are found from then on', () => {
  const late = new Words();
  const t = late.of('cart');
  expect([late.has('cart'), t('empty')]).toEqual([false, 'empty']);
  late.add('cart', { empty: 'Leeg' });
  expect([late.has('cart'), t('empty')]).toEqual([true, 'Leeg']);
});
