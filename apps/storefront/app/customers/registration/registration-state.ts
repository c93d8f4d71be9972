import type { RegistrationCompany } from '../company-lookup/kvk-result.ts';

/** Why a registration link does not open the form. */
export type LinkFailure = 'used' | 'expired' | 'unknown' | 'failed';

/** P 4.4: the states between an e-mail address and an account. */
export type RegistrationState =
  | { at: 'email' }
  | { at: 'emailSent'; emailAddress: string }
  | { at: 'linkFailed'; failure: LinkFailure }
  | { at: 'lookup' }
  | { at: 'details'; company: RegistrationCompany }
  | { at: 'finished' };

export type RegistrationEvent =
  | { type: 'emailSubmitted'; emailAddress: string }
  | { type: 'companySelected'; company: RegistrationCompany }
  /** The KvK number was cleared. */
  | { type: 'companyCleared' }
  | { type: 'completed' };

/** An event that does not belong to the current step changes nothing, so a late answer cannot move the user back. */
export function nextRegistration(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  switch (event.type) {
    case 'emailSubmitted':
      return state.at === 'email' ? { at: 'emailSent', emailAddress: event.emailAddress } : state;
    case 'companySelected':
      return state.at === 'lookup' ? { at: 'details', company: event.company } : state;
    case 'companyCleared':
      return state.at === 'details' ? { at: 'lookup' } : state;
    case 'completed':
      return state.at === 'details' ? { at: 'finished' } : state;
  }
}
