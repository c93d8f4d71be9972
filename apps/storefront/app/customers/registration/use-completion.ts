import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { errorsByField, type FieldErrors } from '@bouwpoort/ui/form/field-rules.ts';
import { useState } from 'react';
import { browserApi } from '../../frame/http/api.ts';
import { randomKey } from '../../frame/http/random-key.ts';
import type { RegistrationCompany } from '../company-lookup/kvk-result.ts';
import type { Invitation } from './load-registration.ts';
import type { DetailsValues } from './registration-rules.ts';
import { registrationUserOf } from './registration-user.ts';

/** The result of submitting the registration. */
export type CompletionAnswer =
  | { kind: 'completed' }
  /** The server's own text about the company (P 8). */
  | { kind: 'companyRefused'; message: string }
  | { kind: 'refused'; detail: string | undefined; errors: FieldErrors<DetailsValues> };

/** One idempotency key for as long as the form is open: a retry after a lost answer counts once. */
export function useCompletion(venture: VentureDetails, { token, emailAddress }: Invitation) {
  const [idempotencyKey] = useState(randomKey);
  return async (company: RegistrationCompany, values: DetailsValues): Promise<CompletionAnswer> => {
    const body = registrationUserOf(company, values, { ventureId: venture.id, token, emailAddress });
    try {
      const headers = { 'idempotency-key': idempotencyKey };
      await browserApi(venture.id).call('registration.complete', { body, headers });
      return { kind: 'completed' };
    } catch (error) {
      return answerOf(error, values);
    }
  };
}

export function answerOf(error: unknown, values: DetailsValues): CompletionAnswer {
  if (!(error instanceof ApiProblem)) return { kind: 'refused', detail: undefined, errors: {} };
  const { detail, errors = {} } = error.problem;
  const [message] = errors.ChamberOfCommerceNumber ?? errors.chamberOfCommerceNumber ?? [];
  if (message !== undefined) return { kind: 'companyRefused', message };
  return { kind: 'refused', detail, errors: errorsByField(errors, Object.keys(values) as (keyof DetailsValues)[]) };
}
