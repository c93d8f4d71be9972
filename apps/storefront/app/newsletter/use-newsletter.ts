import { ApiProblem } from '@bouwpoort/contract/client';
import { formHoneypot } from '@bouwpoort/contract/content-form-values';
import { isEmailAddress } from '@bouwpoort/trade/email-address';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { browserApi } from '../http/api.ts';
import { randomKey } from '../http/random-key.ts';

/** P 9: what takes longer than this says that it is busy. */
const busyDelay = 500;

/** P 2.16, 8: incorrect e-mail, server error, success. */
type NewsletterState =
  | { at: 'idle' }
  | { at: 'invalid' }
  | { at: 'sending'; isLong: boolean }
  | { at: 'failed' | 'tooMany' }
  | { at: 'sent'; email: string };

export function useNewsletter(ventureId: string) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<NewsletterState>({ at: 'idle' });
  const key = useRef<string>(undefined);
  const isSending = state.at === 'sending';

  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setState({ at: 'sending', isLong: true }), busyDelay);
    return () => clearTimeout(timer);
  }, [isSending]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = input.current?.value.trim() ?? '';
    const trap = new FormData(event.currentTarget).get(formHoneypot);
    if (isSending) return;
    if (!isEmailAddress(email)) {
      setState({ at: 'invalid' });
      input.current?.focus();
      return;
    }
    setState({ at: 'sending', isLong: false });
    // The same for a second try: what got through the first time sends no second mail.
    key.current ??= randomKey();
    try {
      await browserApi(ventureId).call('newsletter.register', {
        body: { emailAddress: email, ventureId, [formHoneypot]: typeof trap === 'string' ? trap : '' },
        headers: { 'idempotency-key': key.current },
      });
      setState({ at: 'sent', email });
    } catch (error) {
      const status = error instanceof ApiProblem ? error.status : undefined;
      if (status === 400) {
        setState({ at: 'invalid' });
        input.current?.focus();
        return;
      }
      console.warn(error);
      setState({ at: status === 429 ? 'tooMany' : 'failed' });
    }
  };

  return {
    input,
    state,
    onSubmit,
    /** What was wrong is of before; and another address is another request. */
    onChange: () => {
      key.current = undefined;
      if (!isSending && state.at !== 'sent') setState({ at: 'idle' });
    },
  };
}
