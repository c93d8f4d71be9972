import type { Notation } from './column-findings.ts';
import { quoted } from './file-problem.ts';
import type { Transform } from './mapping.ts';
import type { CellKind } from './table-rows.ts';
import { readBoolean, readDate, readNumber } from './table-values.ts';
import { tableUnit } from './unit-codes.ts';

type Transformed = { value: unknown } | { fault: string };

/** A cell with content to a value. A sheet knows what its cells are; there the notation does not matter. */
export function transformed(
  text: string,
  kind: CellKind | undefined,
  rule: Transform,
  notation: Notation,
): Transformed {
  const trimmed = text.trim();
  switch (rule.kind) {
    case 'text':
      return { value: trimmed };
    case 'number':
    case 'integer': {
      const number = readNumber(trimmed, kind === 'number' ? '.' : (rule.decimalSign ?? notation.decimalSign));
      if (number === undefined) return { fault: `${quoted(trimmed)} is geen getal` };
      if (rule.kind === 'number') return { value: number };
      const whole = Number(number);
      return Number.isSafeInteger(whole) ? { value: whole } : { fault: `${quoted(trimmed)} is geen heel getal` };
    }
    case 'date': {
      const date = readDate(trimmed, kind === 'date' ? 'ymd' : (rule.order ?? notation.dateOrder));
      return date === undefined ? { fault: `${quoted(trimmed)} is geen datum` } : { value: date };
    }
    case 'boolean': {
      const flag = readBoolean(trimmed);
      return flag === undefined ? { fault: `${quoted(trimmed)} is geen ja of nee` } : { value: flag };
    }
    case 'list':
      return { value: trimmed.split(rule.separator).flatMap((part) => part.trim() || []) };
    case 'unit': {
      const unit = tableUnit(trimmed);
      return 'fault' in unit ? unit : { value: unit.code };
    }
    case 'constant':
      return { value: rule.value };
    case 'lookup':
      if (Object.hasOwn(rule.table, trimmed)) return { value: rule.table[trimmed] };
      return rule.otherwise === undefined
        ? { fault: `${quoted(trimmed)} staat niet in de vertaaltabel` }
        : { value: rule.otherwise };
  }
}
