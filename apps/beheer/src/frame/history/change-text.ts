import type { AuditChange } from '@bouwpoort/contract/foundation/audit.staff';
import { showNumber } from '../texts/dutch-number.ts';

interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

interface Says {
  yes: string;
  no: string;
}

/** A change as rows of text. For a list only added and removed items. */
export function fieldChanges(
  { before, after }: Pick<AuditChange, 'before' | 'after'>,
  says: Says,
  show: (field: string, value: unknown) => string | undefined = () => undefined,
): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const textOf = (field: string, value: unknown): string =>
    show(field, value) ??
    (Array.isArray(value) ? value.map((one) => textOf(field, one)).join(', ') : valueText(value, says));
  return names.flatMap((field) => {
    const [was, is] = [before?.[field] ?? null, after?.[field] ?? null];
    if (Array.isArray(was) && Array.isArray(is)) {
      const gone = without(was, is).map((one) => textOf(field, one));
      const added = without(is, was).map((one) => textOf(field, one));
      return [{ field, before: gone.join(', ') || null, after: added.join(', ') || null }];
    }
    const texts = {
      field,
      before: isEmpty(was) ? null : textOf(field, was),
      after: isEmpty(is) ? null : textOf(field, is),
    };
    return texts.before === null && texts.after === null ? [] : [texts];
  });
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function without(from: readonly unknown[], other: readonly unknown[]): unknown[] {
  const known = new Set(other.map((one) => JSON.stringify(one)));
  return from.filter((one) => !known.has(JSON.stringify(one)));
}

export function valueText(value: unknown, says: Says): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? says.yes : says.no;
  if (typeof value === 'number') return showNumber(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((one) => valueText(one, says)).join(', ');
  return Object.values(value)
    .filter((one) => one !== null)
    .map((one) => valueText(one, says))
    .join(' ');
}
