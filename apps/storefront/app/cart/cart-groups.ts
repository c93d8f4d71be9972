import type { CartLine } from './cart.ts';

/** Lines that come together (C 2.6), or that cannot come at all. */
export interface CartGroup {
  /** '{deliveryDateAfter}-{deliveryDateBefore}' */
  key: string;
  deliveryFrom: string | null;
  deliveryUntil: string | null;
  lines: readonly CartLine[];
}

interface GroupedCart {
  /** The first delivery first; what the server has not planned yet comes last. */
  windows: CartGroup[];
  /** Never charged and never delivered: their owner takes them out. */
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
