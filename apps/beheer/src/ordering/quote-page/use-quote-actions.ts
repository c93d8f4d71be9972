import { type BeheerQuote, beheerQuoteRoutes } from '@bouwpoort/contract/ordering/quotes.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { saveBody, type WorkingOffer } from './working-offer.ts';

interface Sending {
  version: number;
  message: string;
  confirmsLowMargin: boolean;
  key: string;
}

/** The actions on a quote; each resolves to the current quote. */
export function useQuoteActions(quoteId: number) {
  const { t } = useTranslation('beheer-quotes');
  const client = useQueryClient();
  const notify = useUndoNotice();
  const params = { quoteId };
  const mutation = <Input>(run: (input: Input) => Promise<BeheerQuote>, text: (quote: BeheerQuote) => string) => ({
    mutationFn: run,
    onSuccess: (quote: BeheerQuote) => {
      client.setQueryData(read(beheerQuoteRoutes.details, { params }).queryKey, quote);
      client.invalidateQueries({ queryKey: [beheerQuoteRoutes.list.path] });
      client.invalidateQueries({ queryKey: [beheerQuoteRoutes.views.path] });
      notify({ text: text(quote) });
    },
  });
  return {
    save: useMutation(
      mutation(
        ({ offer, version }: { offer: WorkingOffer; version: number }) =>
          call(beheerQuoteRoutes.save, { params, body: saveBody(offer, version) }),
        () => t('saved'),
      ),
    ),
    send: useMutation(
      mutation(
        ({ key, ...body }: Sending) =>
          call(beheerQuoteRoutes.send, { params, body, headers: { 'idempotency-key': key } }),
        (quote) => t('sent', { offer: quote.offers[0]?.number ?? 1 }),
      ),
    ),
    assign: useMutation(
      mutation(
        (staffId: string | null) => call(beheerQuoteRoutes.assign, { params, body: { staffId } }),
        () => t('assigned'),
      ),
    ),
    withdraw: useMutation(
      mutation(
        (reason: string) => call(beheerQuoteRoutes.withdraw, { params, body: { reason } }),
        () => t('withdrawn'),
      ),
    ),
    message: useMutation(
      mutation(
        ({ key, ...body }: { text: string; isNote: boolean; key: string }) =>
          call(beheerQuoteRoutes.message, { params, body, headers: { 'idempotency-key': key } }),
        () => t('messageSent'),
      ),
    ),
  };
}
export type QuoteActions = ReturnType<typeof useQuoteActions>;
