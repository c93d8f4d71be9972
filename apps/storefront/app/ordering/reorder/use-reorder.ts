import { useMemo, useState } from 'react';
import type { ProductTile } from '../../catalogue/tiles/catalogue-mapping.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { useCart } from '../cart/use-cart.ts';
import type { Order } from '../orders/order.ts';
import { isOrderableIn, type ReorderLine, reorderLines } from './order-reorder-lines.ts';
import { useRepeatOrder } from './use-repeat-order.ts';

type ReorderOutcome =
  | { kind: 'added'; count: number; missing: readonly string[] }
  | { kind: 'waiting' }
  | { kind: 'failed' };

export interface Reorder {
  /** Empty where the order cannot be repeated here. */
  lines: readonly ReorderLine[];
  isOpen: boolean;
  isAdding: boolean;
  outcome: ReorderOutcome | null;
  /** Keys of lines. */
  orderable: readonly string[];
  chosen: ReadonlySet<string>;
  choose(keys: Iterable<string>): void;
  open(): void;
  close(): void;
  add(): Promise<void>;
  /** Continues to the last screen of the checkout, with the choices of this order. */
  orderNow(): Promise<void>;
  /** The number of lines in the cart already, which are ordered too. */
  inCart: number;
}

export function useReorder(order: Order, products: readonly ProductTile[] | null): Reorder {
  const venture = useVenture();
  const session = useChromeSession();
  const { add: addToCart, count } = useCart();
  const repeat = useRepeatOrder();
  const [isOpen, setIsOpen] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<ReorderOutcome | null>(null);
  const mayOrder =
    !venture.disableOrdering && session.kind === 'user' && session.dynamics && session.companyRole !== 'viewer';
  const lines = useMemo(
    () => (mayOrder ? reorderLines(order.lineItems, products) : []),
    [mayOrder, order.lineItems, products],
  );
  const orderable = lines.filter(({ cartLine }) => cartLine !== null).map(({ key }) => key);

  const add = async () => {
    const wanted = lines.flatMap(({ key, cartLine }) => (chosen.has(key) && cartLine ? [cartLine] : []));
    const unavailable = lines.filter(({ cartLine }) => cartLine === null).map(({ name }) => name);
    setIsAdding(true);
    try {
      const outcomes = await Promise.all(wanted.map((line) => addToCart(line, { isSilent: true })));
      if (outcomes.includes('waiting')) setOutcome({ kind: 'waiting' });
      else {
        const taken = wanted.filter((_, at) => outcomes[at] !== 'refused');
        const { cart } = useCartStore.getState();
        const ordered = taken.filter((line) => isOrderableIn(cart, line));
        const missing = wanted.filter((line) => !ordered.includes(line)).map(({ name }) => name);
        setOutcome({ kind: 'added', count: ordered.length, missing: [...missing, ...unavailable] });
      }
    } catch (error) {
      console.warn(error);
      setOutcome({ kind: 'failed' });
    }
    setIsAdding(false);
    setIsOpen(false);
  };

  const orderNow = async () => {
    setIsAdding(true);
    try {
      // Unticked lines are unwanted, not missing.
      const wanted = lines.filter(({ key, cartLine }) => chosen.has(key) || cartLine === null);
      const result = await repeat(order, wanted);
      if (result === 'waiting') setOutcome({ kind: 'waiting' });
      if (result === 'nothing') setOutcome({ kind: 'failed' });
    } catch (error) {
      console.warn(error);
      setOutcome({ kind: 'failed' });
    }
    setIsAdding(false);
    setIsOpen(false);
  };

  return {
    orderNow,
    inCart: count ?? 0,
    lines,
    isOpen,
    isAdding,
    outcome,
    orderable,
    chosen,
    choose: (keys) => setChosen(new Set(keys)),
    open: () => {
      setOutcome(null);
      setChosen(new Set(orderable));
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
    add,
  };
}
