import { ApiProblem } from '@bouwpoort/contract/program/client';
import type { LinkFailure } from './registration-state.ts';

const failures: ReadonlyMap<string, LinkFailure> = new Map(
  Object.entries<LinkFailure>({
    invitationUsed: 'used',
    linkUsed: 'used',
    invitationExpired: 'expired',
    linkExpired: 'expired',
    invitationUnknown: 'unknown',
    linkUnknown: 'unknown',
    invalidInput: 'unknown',
  }),
);

/** Why the server refused a link. */
export function failureOf(error: unknown): LinkFailure {
  return (error instanceof ApiProblem ? failures.get(error.problem.code) : undefined) ?? 'failed';
}
