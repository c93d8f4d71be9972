import { sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import { type CartNotice, useCartStore } from './cart-store.ts';

let nextNotice = 0;
const maxNotices = 3;

/** Not in the store's own file, because that is loaded with every page and needs no sums. */
export function showNotice(notice: CartNotice): void {
  const id = nextNotice++;
  useCartStore.setState(({ notices }) => {
    const same = notices.find((one) => isSameAddition(one, notice));
    const others = notices.filter((one) => one !== same);
    return { notices: [...others.slice(1 - maxNotices), { ...withEarlier(notice, same), id }] };
  });
}

/** The same article again, while the earlier notice is still on screen. */
function isSameAddition(one: CartNotice, other: CartNotice): boolean {
  return (
    one.kind === 'added' &&
    other.kind === 'added' &&
    one.name === other.name &&
    one.salesUnit === other.salesUnit &&
    other.pickup === undefined
  );
}

function withEarlier(notice: CartNotice, earlier: CartNotice | undefined): CartNotice {
  if (notice.kind !== 'added' || earlier?.kind !== 'added') return notice;
  return { ...earlier, quantity: toWire(sumOf([earlier.quantity, notice.quantity])) };
}
