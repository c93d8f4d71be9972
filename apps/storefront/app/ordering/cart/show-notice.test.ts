import { expect, test } from 'vitest';
import { useCartStore } from './cart-store.ts';
import { showNotice } from './show-notice.ts';

const added = (name: string, quantity: number) => ({ kind: 'added' as const, name, quantity, salesUnit: 'SA' });
const shown = () => useCartStore.getState().notices.map(({ id: _, ...notice }) => notice);

test('the same article added again is one notice with the sum', () => {
  showNotice(added('Metselmortel', 1));
  showNotice(added('Tegellijm', 2));
  showNotice(added('Metselmortel', 1));
  expect(shown()).toEqual([added('Tegellijm', 2), added('Metselmortel', 2)]);
});
