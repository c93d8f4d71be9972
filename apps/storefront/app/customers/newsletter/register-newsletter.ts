import { formHoneypot } from '@bouwpoort/contract/foundation/form-honeypot';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { browserApi } from '../../frame/http/api.ts';

interface Registration {
  ventureId: string;
  emailAddress: string;
  trap: string;
  idempotencyKey: string;
}

/** Loaded on submit: every page has the form, but need not have its API client. */
export async function registerNewsletter({ ventureId, emailAddress, trap, idempotencyKey }: Registration) {
  try {
    await browserApi(ventureId).call('newsletter.register', {
      body: { emailAddress, ventureId, [formHoneypot]: trap },
      headers: { 'idempotency-key': idempotencyKey },
    });
    return 'registered';
  } catch (failure) {
    const status = failure instanceof ApiProblem ? failure.status : undefined;
    if (status === 400) return 'emailInvalid';
    console.warn(failure);
    return status === 429 ? 'tooMany' : 'failed';
  }
}
