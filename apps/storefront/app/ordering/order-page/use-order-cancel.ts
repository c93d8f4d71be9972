import { ApiProblem } from '@bouwpoort/contract/program/client';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { browserApi } from '../../frame/http/api.ts';
import { randomKey } from '../../frame/http/random-key.ts';
import { orderApi } from '../orders/order-api.ts';
import { dropPrefetchedOrder } from '../orders/order-prefetcher.ts';
import { dropOrder, withStorage } from '../orders/orders-storage.ts';

/** C 4.1. */
type CancelState = 'idle' | 'asking' | 'cancelling' | 'cancelled' | 'cancelError';

export interface OrderCancelling {
  state: CancelState;
  ask(): void;
  close(): void;
  confirm(): Promise<void>;
}

export function useOrderCancel(orderId: string, useOrderApiCodit: boolean): OrderCancelling {
  const { venture, session } = useKnownChrome();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<CancelState>('idle');
  // A retry uses the same idempotency key, so that a cancellation that succeeded is not refused.
  const key = useRef<string>(undefined);

  const confirm = async () => {
    setState('cancelling');
    key.current ??= randomKey();
    try {
      await orderApi(browserApi(venture.id), useOrderApiCodit).cancel(orderId, key.current);
      setState('cancelled');
    } catch (error) {
      setState('cancelError');
      // A conflict means the order has changed: load its current state.
      if (!(error instanceof ApiProblem) || error.status !== 409) {
        console.warn(error);
        return;
      }
      key.current = undefined;
    }
    dropPrefetchedOrder(orderId);
    const userId = session?.userId;
    if (userId !== undefined) withStorage((storage) => dropOrder(storage, { userId, ventureId: venture.id }, orderId));
    await revalidate();
  };

  return {
    state,
    ask: () => setState('asking'),
    // A dialog also closes when its action starts.
    close: () => setState((now) => (now === 'asking' ? 'idle' : now)),
    confirm,
  };
}
