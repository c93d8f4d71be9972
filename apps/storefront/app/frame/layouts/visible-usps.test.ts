import { expect, test } from 'vitest';
import { visibleUsps } from './visible-usps.ts';

const delivery = { text: 'Voor 16.00 uur besteld, de volgende werkdag geleverd', icon: 'delivery' } as const;
const stock = { text: 'Grote voorraad in zes vestigingen', icon: 'stock' } as const;

test('a customer with a delivery stop sees no selling points about delivery', () => {
  expect(visibleUsps([delivery, stock], true)).toEqual([stock]);
  expect(visibleUsps([delivery, stock], false)).toEqual([delivery, stock]);
});
