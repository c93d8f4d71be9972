import type { BeheerQuote } from '@bouwpoort/contract/ordering/quotes.staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import type { QuoteActions } from './use-quote-actions.ts';
import { changedLines, type WorkingOffer, workingOffer, workingOfferSchema } from './working-offer.ts';

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
      // What was refused was the value before.
      if (name !== 'lines') form.clearErrors(name as keyof WorkingOffer);
      else for (const at of changedLines(offer.lines, part.lines ?? [])) form.clearErrors(`lines.${at}`);
    }
  };
  const { errors } = form.formState;
  const { lines: ofLines, ...ofTerms } = errors;
  const [refusal, setRefusal] = useState<object | null>(null);
  const save = async () => {
    const isSaved = await record.save();
    if (!isSaved) setRefusal({});
    return isSaved;
  };
  return {
    ...{ record: { ...record, save }, offer, put },
    /** A new object after each refusal. */
    refusal,
    mistakes: {
      ofTerms: Object.fromEntries(Object.entries(ofTerms).map(([name, error]) => [name, error?.message])),
      ofLines: ofLines?.message,
      ofLine: (at: number) => mistakeIn((ofLines as Record<number, unknown> | undefined)?.[at]),
    },
    /** Shows at the terms why the server would not send the offer. False when it was for another reason. */
    showRefusal: (error: Error): boolean => {
      const refused = error instanceof ApiProblem ? (error.problem.errors ?? {}) : {};
      const terms = (['validUntil', 'callOffUntil'] as const).filter((name) => refused[name]);
      for (const name of terms) form.setError(name, { type: 'server', message: refused[name]?.[0] });
      if (terms.length > 0) setRefusal({});
      return terms.length > 0;
    },
    /** The version to send, after saving the form. Undefined when that was refused. */
    settled: async (): Promise<number | undefined> => {
      if (changed.length === 0) return quote.version;
      return (await save()) ? saved.current : undefined;
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

export interface LineMistake {
  message: string;
  /** Undefined when the server named none. */
  field: string | undefined;
}

/** The first error of a line. */
function mistakeIn(error: unknown, field?: string): LineMistake | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return { message: error.message, field };
  for (const [inner, one] of Object.entries(error)) {
    const mistake = mistakeIn(one, field ?? inner);
    if (mistake) return mistake;
  }
  return undefined;
}
