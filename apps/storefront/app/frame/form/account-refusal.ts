import { ApiProblem } from '@bouwpoort/contract/program/client';
import { errorsByField } from '@bouwpoort/ui/form/field-rules.ts';

/** The errors of a refused form: per field, the server's own text for the whole, or only that it failed. */
export interface AccountRefusal {
  fields: Readonly<Partial<Record<string, string>>>;
  /** Dutch text of the server; null when it has none that is fit for users. */
  detail: string | null;
  kind: 'refused' | 'forbidden' | 'gone' | 'tooMany' | 'failed';
}

const kinds: Readonly<Record<number, AccountRefusal['kind']>> = {
  400: 'refused',
  403: 'forbidden',
  404: 'gone',
  409: 'refused',
  422: 'refused',
  429: 'tooMany',
};

/** Literals of the specification that are keys, not sentences (decisions: Content, messages, consent). */
const codesWithoutText = new Set(['wrongVenture', 'noVenture']);

/** `known` are the fields of the form: an error of any other field belongs to the whole form. */
export function accountRefusal(error: unknown, known: readonly string[]): AccountRefusal {
  if (!(error instanceof ApiProblem)) return { fields: {}, detail: null, kind: 'failed' };
  const { status, problem } = error;
  const fields = errorsByField(problem.errors, known);
  const [, [other] = []] = Object.entries(problem.errors ?? {}).find(([name]) => !known.includes(name)) ?? [];
  const serverText = codesWithoutText.has(problem.code) || status >= 500 ? undefined : (problem.detail ?? other);
  return { fields, detail: serverText ?? null, kind: kinds[status] ?? 'failed' };
}
