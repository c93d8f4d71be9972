import { ApiProblem } from '@bouwpoort/contract/client';
import { formHoneypot } from '@bouwpoort/contract/content-form-values';
import { isEmailAddress } from '@bouwpoort/trade/email-address';
import { useSubmission } from '@bouwpoort/ui/form/use-submission.ts';
import { type FormEvent, useRef, useState } from 'react';
import { browserApi } from '../http/api.ts';
import { randomKey } from '../http/random-key.ts';

/** P 2.16, 8: incorrect e-mail, server error, success. Keys of the texts. */
type NewsletterError = 'emailInvalid' | 'failed' | 'tooMany';

/** One field in the footer of every page: it takes only the submission of the form kit, not the weight of the rest. */
export function useNewsletter(ventureId: string) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<NewsletterError>();
  const [sentTo, setSentTo] = useState<string>();
  const key = useRef<string>(undefined);
  const { isSending, isBusy, run } = useSubmission();

  const refuse = () => {
    setError('emailInvalid');
    input.current?.focus();
  };
  const send = async (emailAddress: string, trap: string) => {
    setError(undefined);
    // The same for a second try: what got through the first time sends no second mail.
    key.current ??= randomKey();
    try {
      await browserApi(ventureId).call('newsletter.register', {
        body: { emailAddress, ventureId, [formHoneypot]: trap },
        headers: { 'idempotency-key': key.current },
      });
      setSentTo(emailAddress);
    } catch (failure) {
      const status = failure instanceof ApiProblem ? failure.status : undefined;
      if (status === 400) return refuse();
      console.warn(failure);
      setError(status === 429 ? 'tooMany' : 'failed');
    }
  };

  return {
    input,
    error,
    sentTo,
    isBusy,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSending) return;
      const email = input.current?.value.trim() ?? '';
      const trap = new FormData(event.currentTarget).get(formHoneypot);
      if (!isEmailAddress(email)) return refuse();
      void run(() => send(email, typeof trap === 'string' ? trap : ''));
    },
    /** The error belongs to what was typed before; and another address is another request. */
    onChange: () => {
      key.current = undefined;
      setError(undefined);
    },
  };
}
