import { expect, test } from 'vitest';
import type { RegistrationCompany } from '../company-lookup/kvk-result.ts';
import { nextRegistration, type RegistrationEvent, type RegistrationState } from './registration-state.ts';

const company: RegistrationCompany = {
  businessName: 'Van Dijk Bouw B.V.',
  chamberOfCommerceNumber: '12345678',
  street: 'Oudegracht',
  houseNumber: 12,
  houseNumberSuffix: '',
  zipcode: '3511AB',
  city: 'Utrecht',
};

const states: Record<RegistrationState['at'], RegistrationState> = {
  email: { at: 'email' },
  emailSent: { at: 'emailSent', emailAddress: 'mark@vandijkbouw.test' },
  linkFailed: { at: 'linkFailed', failure: 'used' },
  lookup: { at: 'lookup' },
  details: { at: 'details', company },
  finished: { at: 'finished' },
};

const events: Record<RegistrationEvent['type'], RegistrationEvent> = {
  emailSubmitted: { type: 'emailSubmitted', emailAddress: 'mark@vandijkbouw.test' },
  companySelected: { type: 'companySelected', company },
  companyCleared: { type: 'companyCleared' },
  completed: { type: 'completed' },
};

/** Every transition of P 4.4; any other event changes nothing. */
const arrows: Partial<Record<string, RegistrationState['at']>> = {
  'email emailSubmitted': 'emailSent',
  'lookup companySelected': 'details',
  'details companyCleared': 'lookup',
  'details completed': 'finished',
};

const table = Object.values(states).flatMap((state) =>
  Object.values(events).map((event) => ({ state, event, to: arrows[`${state.at} ${event.type}`] ?? state.at })),
);

test.each(table)('$state.at, $event.type → $to', ({ state, event, to }) => {
  expect(nextRegistration(state, event)).toEqual(states[to]);
});

test('the selected company and the address are passed along', () => {
  expect(nextRegistration({ at: 'lookup' }, events.companySelected)).toEqual({ at: 'details', company });
  expect(nextRegistration({ at: 'email' }, events.emailSubmitted)).toEqual({
    at: 'emailSent',
    emailAddress: 'mark@vandijkbouw.test',
  });
});
