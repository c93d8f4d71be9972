import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOf } from '../catalogue/line-price.ts';
import { decimal, sumOf, toCents } from '../foundation/money.ts';
import { type ClientQuoteLine, clientSheet, marginOf, sellingPrice } from './client-quote.ts';

const terms = { margin: 25, vatRate: 21, isVatReversed: false };
const plate: ClientQuoteLine = {
  kind: 'article',
  description: 'Gipsplaat',
  net: { price: '5.15', per: 1, unitId: 'mtk', quantity: '28.97' },
  margin: null,
  vatRate: null,
};
const labour: ClientQuoteLine = {
  kind: 'own',
  description: 'Arbeid',
  quantity: 18,
  unit: 'uur',
  price: 54,
  vatRate: 9,
};

describe('the selling price', () => {
  test.each([
    ['5.15', 1, 25, '6.44', 1],
    ['0.6348', 1, 25, '79.35', 100],
    ['10.00', 100, 0, '10.00', 100],
    ['0.01', 1, 40, '0.01', 1],
  ])('%s per %d with %d%% is %s per %d', (price, per, margin, sold, soldPer) => {
    const selling = sellingPrice({ price, per }, margin);
    expect([selling.price.toFixed(2), selling.per]).toEqual([sold, soldPer]);
  });
});

test('a sheet has amounts, VAT of each rate and a total', () => {
  const { lines, net, vats, total } = clientSheet(terms, [plate, labour]);
  expect(
    lines.map(({ quantity, price, amount }) => [quantity, price.replaceAll('\u00a0', ' '), amount.toFixed(2)]),
  ).toEqual([
    ['28,97 m²', '€ 6,44 per m²', '186.57'],
    ['18 uur', '€ 54,00 per uur', '972.00'],
  ]);
  expect(net.toFixed(2)).toBe('1158.57');
  expect(vats.map(({ vatRate, vatAmount }) => [vatRate, vatAmount.toFixed(2)])).toEqual([
    [21, '39.18'],
    [9, '87.48'],
  ]);
  expect(total.toFixed(2)).toBe('1285.23');
});

test('reverse-charge VAT adds nothing, whatever the rates of the lines', () => {
  const { vats, net, total } = clientSheet({ ...terms, isVatReversed: true }, [plate, labour]);
  expect(vats).toEqual([]);
  expect(total.eq(net)).toBe(true);
});

test('a line of its own margin does not follow that of the whole', () => {
  const [line] = clientSheet(terms, [{ ...plate, margin: 0 }]).lines;
  expect(line?.amount.toFixed(2)).toBe('149.20');
});

const article = fc
  .record({
    price: fc.integer({ min: 1, max: 10_000_000 }).map((tenths) => (tenths / 10_000).toFixed(4)),
    per: fc.constantFrom(1, 10, 100, 1000),
    quantity: fc.integer({ min: 1, max: 100_000_000 }).map((count) => (count / 10_000).toFixed(4)),
    margin: fc.option(fc.integer({ min: 0, max: 99_900 }).map((hundredths) => hundredths / 100)),
    vatRate: fc.constantFrom(21, 9, 0, null),
  })
  .map(
    ({ price, per, quantity, margin, vatRate }): ClientQuoteLine => ({
      kind: 'article',
      description: 'Artikel',
      net: { price, per, unitId: 'mtk', quantity },
      margin,
      vatRate,
    }),
  );

/** '€ 1.289,89 per 100 m²' → ['1289.89', 100] */
function readPrice(words: string): [string, number] {
  const [, euros = '', per = '1'] = words.match(/€\s([\d.]+,\d\d) per (?:([\d.]+) )?/) ?? [];
  return [euros.replaceAll('.', '').replace(',', '.'), Number(per.replaceAll('.', ''))];
}

test('printed amounts multiply and add up, and are never below cost', () => {
  fc.assert(
    fc.property(fc.array(article, { minLength: 1, maxLength: 8 }), (lines) => {
      const sheet = clientSheet(terms, lines);
      for (const line of sheet.lines) {
        const [price, per] = readPrice(line.price);
        const quantity = (line.quantity.split(' ')[0] ?? '').replaceAll('.', '').replace(',', '.');
        expect(amountOf(price, quantity, per).eq(line.amount)).toBe(true);
      }
      expect(sumOf(sheet.lines.map(({ amount }) => amount)).eq(sheet.net)).toBe(true);
      for (const { vatRate, vatBase, vatAmount } of sheet.vats) {
        expect(toCents(decimal(vatBase).times(vatRate).div(100)).eq(vatAmount)).toBe(true);
      }
      const { margin } = marginOf(terms, lines);
      // A price is rounded to cents before it is multiplied, an amount after: half a cent for each unit of price.
      const rounding = sumOf(
        lines.map((line) => (line.kind === 'article' ? decimal(line.net.quantity).times('0.005').plus('0.01') : 0)),
      );
      expect(margin.plus(rounding).gte(0)).toBe(true);
    }),
  );
});
