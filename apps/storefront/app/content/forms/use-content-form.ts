import type { FormField } from '@bouwpoort/contract/content/content-form-block';
import { errorsByField } from '@bouwpoort/ui/form/field-rules.ts';
import { useForm } from '@bouwpoort/ui/form/use-form.ts';
import { useState } from 'react';
import { type ContentFormValues, contentFormRules, readContentForm } from './content-form-rules.ts';
import { sendContentForm } from './send-content-form.ts';

type Outcome = { kind: 'sent' } | { kind: 'failed'; message: string | undefined };

/** Sends the same form data as the browser would. */
export function useContentForm(fields: readonly FormField[], address: string, ventureId: string) {
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm<ContentFormValues>({
    initial: readContentForm(fields, new FormData()),
    rules: contentFormRules(fields),
    words: (message) => message,
    read: (data) => readContentForm(fields, data),
    send: async (_, data) => {
      setOutcome(undefined);
      const refused = await sendContentForm(address, ventureId, data);
      setOutcome(refused ? { kind: 'failed', message: refused.message } : { kind: 'sent' });
      return errorsByField(
        refused?.errors,
        fields.map(({ name }) => name),
      );
    },
  });
  return { ...form, outcome };
}
