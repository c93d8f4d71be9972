import { ApiProblem, type Client } from '@bouwpoort/contract/program/client';
import type { FormResult } from './form-result.ts';

/** The validity and purpose of a link from a mail (decisions: Routes and access). */
export type PasswordLink =
  | { state: 'valid'; purpose: 'set' | 'reset'; token: string; emailAddress: string }
  | { state: 'used' | 'expired' | 'unknown' };

export async function readPasswordLink(api: Client, query: URLSearchParams): Promise<PasswordLink> {
  const token = query.get('token')?.trim() ?? '';
  // Not a token of ours; the API does not accept it either.
  if (!/^[\w-]{1,500}$/.test(token)) return { state: 'unknown' };
  const { state, purpose } = await api.call('account.verifyToken', { params: { token } });
  if (state !== 'valid') return { state };
  return { state, purpose: purpose ?? 'reset', token, emailAddress: query.get('email')?.trim() ?? '' };
}

interface NewPassword {
  emailAddress: string;
  code: string;
  password: string;
  passwordConfirmation: string;
}

const refusals: ReadonlyMap<string, 'used' | 'expired' | 'unknown'> = new Map(
  Object.entries<'used' | 'expired' | 'unknown'>({
    linkUsed: 'used',
    linkExpired: 'expired',
    linkUnknown: 'unknown',
  }),
);

export type SetAnswer = FormResult | { state: 'used' | 'expired' | 'unknown' };

export async function setPassword(api: Client, body: NewPassword): Promise<SetAnswer> {
  try {
    await api.call('account.resetPassword', { body });
    return { state: 'done' };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, errors } = error.problem;
    const refusal = refusals.get(code);
    if (refusal) return { state: refusal };
    if (errors?.emailAddress) return { state: 'invalid', errors: { emailAddress: 'emailOfOther' } };
    // The policy was checked above, so this error means that the password is easily guessed.
    if (errors?.password) return { state: 'invalid', errors: { password: 'passwordGuessable' } };
    return { state: error.status === 429 ? 'tooManyRequests' : 'serverError' };
  }
}
