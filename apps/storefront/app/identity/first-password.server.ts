import { ApiProblem, type Client } from '@bouwpoort/contract/client';
import type { FormAnswer } from './form-answer.ts';

/** The link is mailed to the address of the account itself, so nobody can enter another. */
export async function askForFirstPassword(api: Client): Promise<FormAnswer> {
  try {
    await api.call('account.firstPassword');
    return { state: 'done' };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { state: error.status === 429 ? 'tooManyRequests' : 'serverError' };
  }
}
