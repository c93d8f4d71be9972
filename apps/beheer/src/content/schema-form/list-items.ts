import type { FieldShape } from '@bouwpoort/contract/content/content-shapes';
import { blankOf } from '../blocks/new-block.ts';
import { recordOf, textOf, type Values } from './field-value.ts';

/** Switching to another option keeps the fields that both have. */
export function asOption(
  shape: FieldShape & { kind: 'union' },
  values: Values,
  wanted: string,
  called: string,
): unknown {
  const option = shape.options.find(({ value }) => value === wanted);
  if (!option) return values;
  const fresh = option.fields.flatMap(({ name, shape: inner, isOptional }) => {
    const kept = values[name];
    if (kept !== undefined && name !== shape.by) return [[name, kept] as const];
    return isOptional ? [] : [[name, blankOf(inner, name, called)] as const];
  });
  return { ...Object.fromEntries(fresh), [shape.by]: wanted };
}

const naming = ['title', 'question', 'label', 'text', 'name', 'caption', 'alt', 'value'] as const;

/** A short text that identifies an item in a closed list. */
export function summaryOf(item: unknown): string | undefined {
  if (typeof item === 'string' || typeof item === 'number') return String(item);
  const values = recordOf(item);
  return naming.map((name) => textOf(values[name])).find((text) => text !== '');
}
