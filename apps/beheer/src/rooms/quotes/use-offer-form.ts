import type { BeheerQuote } from '@bouwpoort/contract/beheer-quotes';
import { ApiProblem } from '@bouwpoort/contract/client';
import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import type { QuoteActions } from './use-quote-actions.ts';
import { type WorkingOffer, workingOffer, workingOfferSchema } from './working-offer.ts';

/** The offer being prepared: a draft in this tab until it is saved, based on the version it started from. */
export function useOfferForm(quote: BeheerQuote, actions: QuoteActions) {
  const values = useMemo(() => workingOffer(quote), [quote]);
  const saved = useRef(quote.version);
  const record = useRecordForm<WorkingOffer, WorkingOffer>({
    name: `quotes/${quote.row.quoteId}`,
    schema: workingOfferSchema,
    values,
    version: quote.version,
    save: async (offer, version) => {
      try {
        saved.current = (await actions.save.mutateAsync({ offer, version: version ?? quote.version })).version;
      } catch (error) {
        throw asOffer(error);
      }
    },
  });
  const { form, changed } = record;
  const offer = { ...values, ...useWatch({ control: form.control }) } as WorkingOffer;
  const put = (part: Partial<WorkingOffer>) => {
    for (const [name, value] of Object.entries(part)) {
      form.setValue(name as keyof WorkingOffer, value as never, { shouldDirty: true });
    }
  };
  const mistakes = Object.entries(form.formState.errors).flatMap(([name, error]) => messagesIn(name, error));
  return {
    ...{ record, offer, put, mistakes },
    /** The version to send, after saving the form. Undefined when that was refused. */
    settled: async (): Promise<number | undefined> => {
      if (changed.length === 0) return quote.version;
      return (await record.save()) ? saved.current : undefined;
    },
  };
}

/** A conflict contains the quote of a colleague; the form compares offers. */
function asOffer(error: unknown): unknown {
  if (!(error instanceof ApiProblem) || !error.problem.current) return error;
  const current = error.problem.current as BeheerQuote;
  return new ApiProblem(error.status, {
    ...error.problem,
    current: { ...workingOffer(current), version: current.version },
  });
}

/** The errors of a line, prefixed with its number. */
function messagesIn(name: string, error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  if ('message' in error && typeof error.message === 'string') {
    return [/^\d+$/.test(name) ? `${Number(name) + 1}: ${error.message}` : error.message];
  }
  return Object.entries(error).flatMap(([inner, one]) => messagesIn(inner, one));
}
