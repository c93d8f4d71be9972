import { expect, test } from 'vitest';
import { addressOf } from './order-list.ts';

test.each([
  [{}, ''],
  [{ erp: 'refused' }, 'erp=refused'],
  [{ from: '2026-11-16' }, 'besteld=2026-11-16..'],
  [{ held: 'true' }, 'krediet=vast'],
  [{ attention: 'true' }, 'aandacht=nodig'],
  [{ mine: 'true' }, 'van=mij'],
  [{ branchId: '2102' }, 'vestiging=2102'],
  [{ payment: 'toRefund' }, 'betaling=toRefund'],
])('the view %o has the address %s', (query, address) => {
  expect(addressOf(query)).toBe(address);
});
