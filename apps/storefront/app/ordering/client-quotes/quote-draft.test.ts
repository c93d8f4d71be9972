import { expect, test } from 'vitest';
import { draftOf, earningsOf, errorsOf, inputOf, numberIn, sheetOf } from './quote-draft.ts';

const quote = {
  ...{ quoteId: 1, number: 'TV-1', title: 'Wand', clientName: '', clientAddress: '', date: '2026-11-16' },
  ...{
    validUntil: '2026-12-16',
    intro: '',
    closing: '',
    marginMode: 'line' as const,
    margin: 20,
    vatRate: 21 as const,
  },
  ...{ isVatReversed: false, showsQuantities: true, showsLineAmounts: true, hasSignature: true },
  ...{ sender: { name: 'TV', lines: [] }, logo: null, updatedAt: '2026-11-16T10:00:00Z', version: 1 },
  lines: [
    {
      ...{ kind: 'article' as const, contentId: '8ca68fe4-8928-4607-a7f7-ab7780049551', code: '1', quantity: 4 },
      ...{ description: 'Plaat', margin: 25, vatRate: null },
      net: { price: 10, per: 1, unitId: 'pce', quantity: 4 },
    },
    { kind: 'own' as const, description: 'Arbeid', quantity: 18, unit: 'uur', price: 54, vatRate: null },
  ],
};

test.each([
  ['12,5', 12.5],
  ['1.250,00', 1250],
  ['1250.5', 1250.5],
  ['', null],
  ['-3', null],
  ['1,234', null],
])('%j is %j', (text, value) => expect(numberIn(text)).toBe(value));

test('the payload equals the screen, without the purchase costs', () => {
  const draft = draftOf(quote);
  expect(errorsOf(draft)).toEqual({});
  expect(sheetOf(draft).net.toFixed(2)).toBe('1022.00');
  expect(earningsOf(draft).margin.toFixed(2)).toBe('10.00');
  const sent = inputOf(draft);
  expect(sent.lines[0]).toMatchObject({ kind: 'article', margin: 25, quantity: 4 });
  expect(JSON.stringify(sent)).not.toContain('"net"');
});

test('one margin for all replaces those of the lines', () => {
  const draft = { ...draftOf(quote), marginMode: 'whole' as const, margin: '50' };
  expect(sheetOf(draft).lines[0]?.amount.toFixed(2)).toBe('60.00');
});

test('errors are shown beside their fields', () => {
  const draft = draftOf({ ...quote, number: '' });
  const [article, own] = draft.lines;
  if (article?.kind !== 'article' || own?.kind !== 'own') throw new Error('other lines');
  const lines = [
    { ...article, margin: 'veel' },
    { ...own, price: '', quantity: '0' },
  ];
  expect(errorsOf({ ...draft, lines })).toEqual({
    number: 'fieldRequired',
    '0.margin': 'invalidMargin',
    '1.price': 'invalidPrice',
    '1.quantity': 'invalidQuantity',
  });
});
