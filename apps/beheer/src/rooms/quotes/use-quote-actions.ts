import { type BeheerQuote, beheerQuoteRoutes } from '@bouwpoort/contract/beheer-quotes';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { read } from '../../api/read.ts';
import { useUndo } from '../../kit/undo.tsx';
import { saveBody, type WorkingOffer } from './working-offer.ts';

interface Saving {
  offer: WorkingOffer;
  version: number;
}

/** What can be done with a quote; each answers with the quote as it is then. */
export function useQuoteActions(quoteId: number) {
  const { t } = useTranslation('beheer-quotes');
  const client = useQueryClient();
  const say = useUndo();
  const params = { quoteId };
  const mutation = <Input>(run: (input: Input) => Promise<BeheerQuote>, text: (quote: BeheerQuote) => string) => ({
    mutationFn: run,
    onSuccess: (quote: BeheerQuote) => {
      client.setQueryData(read(beheerQuoteRoutes.details, { params }).queryKey, quote);
      client.invalidateQueries({ queryKey: [beheerQuoteRoutes.list.path] });
      client.invalidateQueries({ queryKey: [beheerQuoteRoutes.views.path] });
      say({ text: text(quote) });
    },
  });
  const save = ({ offer, version }: Saving) => call(beheerQuoteRoutes.save, { params, body: saveBody(offer, version) });
  return {
    save: useMutation(mutation(save, () => t('saved'))),
    /** What is on the screen is what is sent, so it is saved first. */
    send: useMutation(
      mutation(
        async ({ key, message, ...saving }: Saving & { key: string; message: string }) => {
          const saved = await save(saving);
          const body = { version: saved.version, message };
          return call(beheerQuoteRoutes.send, { params, body, headers: { 'idempotency-key': key } });
        },
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
