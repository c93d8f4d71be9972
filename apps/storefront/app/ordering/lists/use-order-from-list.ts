import { ApiProblem } from '@bouwpoort/contract/program/client';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useCallback, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { randomKey } from '../../frame/http/random-key.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { requireCartSession } from '../cart/use-cart.ts';

type OrderedLines = { lines: { id: number; quantity: number }[] } | { counted: { id: number; counted: number }[] };

export interface OrderOutcome {
  added: number;
  refused: readonly { id: number; displayName: string; reason: string }[];
  /** Dutch: why nothing was added to the cart. */
  failure?: string;
}

/** Adds lines to the cart of this window, exclusive of other changes. */
export function useOrderFromList(listId: number) {
  const { t } = useTranslation('order-lists');
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<OrderOutcome>();
  const attempt = useRef({ bodyText: '', key: '' });
  const order = useCallback(
    async (body: OrderedLines): Promise<OrderOutcome> => {
      const asked = JSON.stringify(body);
      // A retry after a lost answer counts once.
      if (attempt.current.bodyText !== asked) attempt.current = { bodyText: asked, key: randomKey() };
      setIsBusy(true);
      setOutcome(undefined);
      let result: OrderOutcome;
      try {
        const session = await requireCartSession();
        const headers = { 'idempotency-key': attempt.current.key };
        result = await session.runExclusive(async (api) => {
          const { cart, added, refused } = await api.call('lists.order', { params: { listId }, body, headers });
          return { cart, value: { added, refused } };
        });
        attempt.current = { bodyText: '', key: '' };
        useCartStore.setState({ checkoutStep: 1 });
      } catch (error) {
        console.warn(error);
        const failure = error instanceof ApiProblem && error.status < 500 ? error.message : t('orderFailed');
        result = { added: 0, refused: [], failure };
      }
      setOutcome(result);
      setIsBusy(false);
      void revalidate();
      return result;
    },
    [listId, revalidate, t],
  );
  return { order, isBusy, outcome };
}
