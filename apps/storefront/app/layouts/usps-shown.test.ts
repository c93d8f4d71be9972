import { expect, test } from 'vitest';
import { uspsShown } from './usps-shown.ts';

const delivery = { text: 'Voor 16.00 uur besteld, de volgende werkdag geleverd', icon: 'delivery' } as const;
const stock = { text: 'Grote voorraad in zes vestigingen', icon: 'stock' } as const;

test('a customer with a delivery stop sees no selling points about delivery', () => {
  expect(uspsShown([delivery, stock], true)).toEqual([stock]);
  expect(uspsShown([delivery, stock], false)).toEqual([delivery, stock]);
});
