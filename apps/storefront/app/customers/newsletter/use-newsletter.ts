import { formHoneypot } from '@bouwpoort/contract/foundation/form-honeypot';
import { isEmailAddress } from '@bouwpoort/trade/foundation/email-address';
import { useSubmission } from '@bouwpoort/ui/form/use-submission.ts';
import { type FormEvent, useRef, useState } from 'react';
import { randomKey } from '../../frame/http/random-key.ts';
import type { registerNewsletter } from './register-newsletter.ts';

/** P 2.16, 8: incorrect e-mail, server error, success. Keys of the texts. */
type NewsletterError = 'emailInvalid' | 'failed' | 'tooMany';

/**
 * A single field in the footer of every page: it uses only the submit logic of the form kit, to keep the script small.
 */
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
    // A retry uses the same idempotency key, so that no second mail is sent.
    key.current ??= randomKey();
    const outcome = await sendRegistration({ ventureId, emailAddress, trap, idempotencyKey: key.current });
    if (outcome === 'registered') setSentTo(emailAddress);
    else if (outcome === 'emailInvalid') refuse();
    else setError(outcome);
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
    /** The error belongs to the previous text, and another address is another request. */
    onChange: () => {
      key.current = undefined;
      setError(undefined);
    },
  };
}

async function sendRegistration(registration: Parameters<typeof registerNewsletter>[0]) {
  try {
    const part = await import('./register-newsletter.ts');
    return await part.registerNewsletter(registration);
  } catch (failure) {
    console.warn(failure);
    return 'failed';
  }
}
