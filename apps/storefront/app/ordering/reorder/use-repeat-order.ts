import { useNavigate } from 'react-router';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { cartActions } from '../cart/use-cart.ts';
import type { Order } from '../orders/order.ts';
import { isOrderableIn, type ReorderLine } from './order-reorder-lines.ts';
import { repeatedOf } from './repeated-order.ts';
import { repeatedOrderStorage } from './repeated-order-storage.ts';

/** waiting: the server does not have the lines yet. nothing: none of them can be ordered. */
type RepeatOutcome = 'checkout' | 'waiting' | 'nothing';

/** Adds the lines to the cart and goes to the last screen of the checkout, with the choices of that order. */
export function useRepeatOrder(): (order: Order, lines: readonly ReorderLine[]) => Promise<RepeatOutcome> {
  const { venture, session } = useKnownChrome();
  const navigate = useNavigate();
  return async (order, lines) => {
    const wanted = lines.flatMap(({ cartLine }) => cartLine ?? []);
    const outcomes = await Promise.all(wanted.map((line) => cartActions.add(line, { isSilent: true })));
    if (outcomes.includes('waiting')) return 'waiting';
    const { cart } = useCartStore.getState();
    const ordered = wanted.filter((line, at) => outcomes[at] !== 'refused' && isOrderableIn(cart, line));
    if (!cart || ordered.length === 0) return 'nothing';
    const taken = new Set(ordered.map(({ variantGuid }) => variantGuid));
    const unavailable = lines
      .filter(({ cartLine }) => !cartLine || !taken.has(cartLine.variantGuid))
      .map(({ name }) => name);
    const owner = { userId: session?.userId ?? '', ventureId: venture.id };
    repeatedOrderStorage(owner).write(repeatedOf(order, cart, unavailable));
    await navigate(paths.checkout(venture));
    return 'checkout';
  };
}
