import { orderStatesOf } from '../../catalogue/products/products.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { WindowTotals } from '../orders/orders.ts';

/** Windows with an article that has been removed since the overview was shown. */
export async function findFailedWindows(tx: Context, windows: readonly WindowTotals[]): Promise<Set<string>> {
  const states = await orderStatesOf(
    tx,
    windows.flatMap(({ lines }) => lines.map(({ contentId }) => contentId)),
  );
  const lost = windows.filter(({ lines }) => lines.some(({ contentId }) => states.get(contentId) !== 'orderable'));
  return new Set(lost.map(({ key }) => key));
}
