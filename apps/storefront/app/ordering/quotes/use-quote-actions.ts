import type { Quote } from '@bouwpoort/contract/ordering/quotes';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { cartActions } from '../cart/use-cart.ts';
import { quoteApi, refusalText } from './quote-api.ts';

type Action = 'accept' | 'decline' | 'reopen' | 'withdraw' | 'message' | 'callOff';

/** One action at a time; afterwards the page shows the current quote. */
export function useQuoteActions({ quoteId, customerId }: Pick<Quote, 'quoteId' | 'customerId'>) {
  const { t } = useTranslation('quotes');
  const venture = useVenture();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<Action>();
  const [refusal, setRefusal] = useState<string>();
  const calls = quoteApi(venture.id);
  const run = async (action: Action, work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(action);
    setRefusal(undefined);
    let isDone = true;
    try {
      await work();
    } catch (error) {
      isDone = false;
      setRefusal(refusalText(error, t('failed')));
    }
    await revalidate();
    setBusy(undefined);
    return isDone;
  };
  return {
    busy,
    refusal,
    accept: (offer: number, lineIds: number[]) => run('accept', () => calls.accept(quoteId, offer, lineIds)),
    decline: (offer: number, reason: string) => run('decline', () => calls.decline(quoteId, offer, reason)),
    reopen: (offer: number, text: string) => run('reopen', () => calls.reopen(quoteId, offer, text)),
    withdraw: () => run('withdraw', () => calls.withdraw(quoteId)),
    message: (text: string) => run('message', () => calls.message(quoteId, text)),
    callOff: (lines: { lineId: number; quantity: number }[]) =>
      run('callOff', async () => {
        // Changes in flight come first: the write after them names the version it is based on.
        await cartActions.settled();
        await calls.callOff(await calls.cartId(customerId), quoteId, lines);
        await cartActions.read();
      }),
  };
}
export type QuoteActions = ReturnType<typeof useQuoteActions>;
