import { expect, test } from 'vitest';
import { noUnloading } from '../checkout-state/checkout-state.ts';
import { rememberedUnloading } from './remembered-unloading.ts';

const wishes = { time: 'early', floor: '2e verdieping', phone: '0612345678' } as const;
const known = [
  { line1: 'Kerkstraat 18', postalCode: '3811CV', deliveryModeId: 'KRAAN', deliveryWishes: wishes },
  { line1: 'Dorpsweg 1', postalCode: '3812AA', deliveryModeId: 'GEWOON', deliveryWishes: null },
];
const site = { address: 'Kerkstraat 18', postalCode: '3811 CV' };
const asThen = {
  deliveryModeId: 'KRAAN',
  deliveryTime: 'early',
  unloadingFloor: '2e verdieping',
  contactPhone: '0612345678',
};

test.each([
  ['as it was the last time there', noUnloading, site, ['GEWOON', 'KRAAN'], asThen],
  ['without what the venture no longer offers', noUnloading, site, ['GEWOON'], { ...asThen, deliveryModeId: null }],
  ['the ordinary way', noUnloading, { address: 'Dorpsweg 1', postalCode: '3812AA' }, ['GEWOON'], noUnloading],
  ['nothing over what was chosen', { ...noUnloading, deliveryTime: 'morning' }, site, ['KRAAN'], undefined],
  ['nothing for another address', noUnloading, { address: 'Kerkstraat 1', postalCode: '3811CV' }, [], undefined],
  ['nothing for an address that is typed', noUnloading, undefined, [], undefined],
] as const)('%s', (_, info, address, offered, expected) => {
  expect(rememberedUnloading(info, address, known, offered)).toEqual(expected);
});
