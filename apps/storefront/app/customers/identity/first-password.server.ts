import { ApiProblem, type Client } from '@bouwpoort/contract/program/client';
import type { FormResult } from './form-result.ts';

/** The link is mailed to the address of the account itself, so nobody can enter another. */
export async function askForFirstPassword(api: Client): Promise<FormResult> {
  try {
    await api.call('account.firstPassword');
    return { state: 'done' };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { state: error.status === 429 ? 'tooManyRequests' : 'serverError' };
  }
}
