import type { CartLine } from '../cart/cart.ts';

/** Lines that are delivered together (C 2.6). */
export interface CartGroup {
  /** '{deliveryDateAfter}-{deliveryDateBefore}' */
  key: string;
  deliveryFrom: string | null;
  deliveryUntil: string | null;
  lines: readonly CartLine[];
}

interface GroupedCart {
  /** In order of delivery; lines that the server has not planned yet come last. */
  windows: CartGroup[];
  /** Neither charged nor delivered; the user has to remove them. */
  notOrderable: readonly CartLine[];
}

export function groupLines(lines: readonly CartLine[]): GroupedCart {
  const { windows = [], notOrderable = [] } = Object.groupBy(lines, (line) =>
    line.notOrderable ? 'notOrderable' : 'windows',
  );
  const groups = [...Map.groupBy(windows, ({ deliveryFrom, deliveryUntil }) => `${deliveryFrom}-${deliveryUntil}`)];
  return {
    windows: groups
      .map(([key, together]) => ({
        key,
        deliveryFrom: together[0]?.deliveryFrom ?? null,
        deliveryUntil: together[0]?.deliveryUntil ?? null,
        lines: together,
      }))
      .sort((a, b) => order(a).localeCompare(order(b))),
    notOrderable,
  };
}

const order = ({ deliveryFrom, deliveryUntil }: CartGroup) => `${deliveryFrom ?? '9999'} ${deliveryUntil ?? '9999'}`;
