import type { ApprovalRequest } from '@bouwpoort/contract/customers/registration';
import type { Client } from '@bouwpoort/contract/program/client';
import type { CaptchaSettings } from '../../frame/captcha/captcha-field-props.ts';
import { failureOf } from './link-failure.ts';
import type { LinkFailure } from './registration-state.ts';

export interface Invitation {
  token: string;
  emailAddress: string;
  captcha: CaptchaSettings;
}

/** The purpose of the page, according to the query of the mailed link. */
export type RegistrationView =
  | { kind: 'email' }
  | { kind: 'completion'; invitation: Invitation }
  | { kind: 'linkFailed'; failure: LinkFailure }
  | { kind: 'activation'; token: string }
  | { kind: 'approval'; token: string; request: ApprovalRequest }
  | { kind: 'approvalFailed'; failure: LinkFailure }
  | { kind: 'loggedIn'; name: string };

interface Visit {
  query: URLSearchParams;
  ventureId: string;
  /** The name of the user. */
  name: string | undefined;
}

/** A link to decide or to activate works for any visitor, logged in or not. */
export async function loadRegistration(api: Client, { query, ventureId, name }: Visit): Promise<RegistrationView> {
  const [token, email, activate, approve] = ['token', 'email', 'activate', 'approve'].map((key) => query.get(key));
  if (approve) return loadApproval(api, approve);
  if (activate) return { kind: 'activation', token: activate };
  if (name !== undefined) return { kind: 'loggedIn', name };
  if (token && email) return loadInvitation(api, { token, email, ventureId });
  return { kind: 'email' };
}

async function loadInvitation(
  api: Client,
  query: { token: string; email: string; ventureId: string },
): Promise<RegistrationView> {
  try {
    const [{ emailAddress }, captcha] = await Promise.all([
      api.call('registration.invitedUser', { query: { ...query, language: 'nl' } }),
      api.call('captcha.settings'),
    ]);
    return { kind: 'completion', invitation: { token: query.token, emailAddress, captcha } };
  } catch (error) {
    return { kind: 'linkFailed', failure: failureOf(error) };
  }
}

async function loadApproval(api: Client, token: string): Promise<RegistrationView> {
  try {
    return { kind: 'approval', token, request: await api.call('registration.approval', { params: { token } }) };
  } catch (error) {
    return { kind: 'approvalFailed', failure: failureOf(error) };
  }
}
