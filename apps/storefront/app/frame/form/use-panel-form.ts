import type { Mistake, Rules } from '@bouwpoort/ui/form/field-rules.ts';
import { useForm } from '@bouwpoort/ui/form/use-form.ts';
import { useRef, useState } from 'react';
import { randomKey } from '../http/random-key.ts';
import { type AccountRefusal, accountRefusal } from './account-refusal.ts';

interface PanelFormOptions<V extends object> {
  initial: V;
  rules: Rules<V, Mistake>;
  words: (key: string) => string;
  /** A retry sends the same idempotency key, so that a request that did arrive is not done twice. */
  save: (values: V, key: string) => Promise<void>;
}

/** The state of a form in a panel over the page. */
export function usePanelForm<V extends object>({ save, ...options }: PanelFormOptions<V>) {
  const [refusal, setRefusal] = useState<AccountRefusal | null>(null);
  const key = useRef(randomKey());
  const form = useForm<V>({
    ...options,
    send: async (values) => {
      setRefusal(null);
      try {
        await save(values, key.current);
        return undefined;
      } catch (error) {
        const refused = accountRefusal(error, Object.keys(values));
        // After a definite refusal, the next attempt is a different request and needs a new key.
        if (refused.kind !== 'failed') key.current = randomKey();
        else console.warn(error);
        if (Object.keys(refused.fields).length === 0) setRefusal(refused);
        return refused.fields as { [K in keyof V]?: string };
      }
    },
  });
  return {
    ...form,
    /** Errors of the form as a whole; undefined when every error belongs to a field. */
    refusal,
  };
}
