import { externalId } from '@bouwpoort/contract/exchange/records';
import type { FieldErrors } from '../writing/chunk.ts';
import { parseLine } from '../writing/record-validation.ts';

/** Parses as much of a line as identifies its record; the rest is checked when it is applied. */
export function checkExternalId(text: string): { externalId?: string; problem?: FieldErrors } {
  const parsed = parseLine(text);
  if ('errors' in parsed) return { problem: parsed.errors };
  const { value } = parsed;
  const given = typeof value === 'object' && value !== null && 'externalId' in value ? value.externalId : undefined;
  const id = externalId.safeParse(given);
  if (id.success && id.data.isWellFormed()) return { externalId: id.data };
  return {
    problem: { externalId: [given === undefined ? 'Vul dit veld in' : 'Een sleutel is tekst van 1 tot 200 tekens'] },
  };
}
