import { useEffect, useState } from 'react';
import type { ProductTile } from '../catalogue/catalogue-mapping.ts';
import { browserApi } from '../http/api.ts';
import { onDevice } from '../orders/orders-device.ts';
import { keepLastOrdered, maxCached, readLastOrdered } from './last-ordered-device.ts';
import { findOrderedProducts } from './load-last-ordered.ts';

export type LastOrdered = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; products: ProductTile[] };

/**
 * The five products the customer ordered last (C 2.10). What the device keeps of them is shown first; the server is asked
 * in any case, for they may have ordered since.
 */
export function useLastOrdered(owner: { userId: string; ventureId: string } | null): LastOrdered {
  const [state, setState] = useState<LastOrdered>({ status: 'loading' });
  const userId = owner?.userId;
  const ventureId = owner?.ventureId;
  useEffect(() => {
    if (userId === undefined || ventureId === undefined) return;
    let isOver = false;
    const show = (next: LastOrdered) => {
      if (!isOver) setState(next);
    };
    loadLastOrdered({ userId, ventureId }, show).catch((error: unknown) => {
      console.warn(error);
      show({ status: 'failed' });
    });
    return () => {
      isOver = true;
    };
  }, [userId, ventureId]);
  return state;
}

async function loadLastOrdered(
  owner: { userId: string; ventureId: string },
  show: (state: LastOrdered) => void,
): Promise<void> {
  const api = browserApi(owner.ventureId);
  const kept = onDevice((storage) => readLastOrdered(storage, owner));
  const asked = api.call('account.lastOrderedProducts', { query: { take: maxCached, skip: 0 } });
  // Waited for below; until then its failure is nobody's.
  asked.catch(() => undefined);
  const find = async (ordered: Awaited<typeof asked>) => {
    const found = await findOrderedProducts(api, owner.ventureId, ordered);
    show({ status: 'ready', products: found.map(({ product }) => product) });
  };
  if (kept) await find(kept);
  const fresh = await asked;
  // C 8. A user who never ordered is no failure to them: the block is just not there.
  if (fresh.length === 0) console.info('fetchLastOrderedProducts failed: no last ordered products in response');
  onDevice((storage) => keepLastOrdered(storage, owner, fresh));
  const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key).join();
  if (!kept || keysOf(kept) !== keysOf(fresh)) await find(fresh);
}
