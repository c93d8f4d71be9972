import { amounts } from '@bouwpoort/contract/foundation/amounts';
import type { z } from 'zod';

type HideAmounts = (value: unknown) => unknown;

const unwrapped = new Set([
  'optional',
  'nullable',
  'nonoptional',
  'default',
  'prefault',
  'catch',
  'readonly',
  'success',
]);

/** The schema inside optional, nullable and the like. */
export function bareSchema(schema: z.core.$ZodType): z.core.$ZodType {
  if (amounts.has(schema)) return schema;
  const { def } = schema._zod;
  if (unwrapped.has(def.type)) return bareSchema((def as z.core.$ZodOptionalDef).innerType);
  if (def.type === 'lazy') return bareSchema((def as z.core.$ZodLazyDef).getter());
  // The output of a pipe is what the route answers.
  if (def.type === 'pipe') return bareSchema((def as z.core.$ZodPipeDef).out);
  return schema;
}

/** Makes the function that copies a value of this schema without its amounts; nothing where it has none. */
export function amountsHidden(schema: z.core.$ZodType): HideAmounts | undefined {
  return hasAmounts(schema) ? hiding(schema, new Map()) : undefined;
}

export function hasAmounts(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): boolean {
  const bare = bareSchema(schema);
  if (amounts.has(bare)) return true;
  if (seen.has(bare)) return false;
  seen.add(bare);
  return partsOf(bare).some((part) => hasAmounts(part, seen));
}

/** The schemas directly inside this one. */
export function partsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { def } = schema._zod;
  if (def.type === 'object') return Object.values((def as z.core.$ZodObjectDef).shape);
  if (def.type === 'array') return [(def as z.core.$ZodArrayDef).element];
  if (def.type === 'record' || def.type === 'map') return [(def as z.core.$ZodRecordDef).valueType];
  if (def.type === 'tuple') return [...(def as z.core.$ZodTupleDef).items];
  if (def.type === 'union') return [...(def as z.core.$ZodUnionDef).options];
  if (def.type === 'intersection') {
    const { left, right } = def as z.core.$ZodIntersectionDef;
    return [left, right];
  }
  return [];
}

function hiding(
  schema: z.core.$ZodType,
  busy: Map<z.core.$ZodType, { hide: HideAmounts | undefined }>,
): HideAmounts | undefined {
  const bare = bareSchema(schema);
  if (amounts.has(bare)) return () => undefined;
  const begun = busy.get(bare);
  // A recursive schema: its hidden amounts are known once it is complete.
  if (begun) return (value) => (begun.hide ? begun.hide(value) : value);
  const entry: { hide: HideAmounts | undefined } = { hide: undefined };
  busy.set(bare, entry);
  entry.hide = hidingIn(bare, (inner) => hiding(inner, busy));
  busy.delete(bare);
  return entry.hide;
}

type Inner = (schema: z.core.$ZodType) => HideAmounts | undefined;

function hidingIn(schema: z.core.$ZodType, inner: Inner): HideAmounts | undefined {
  const { def } = schema._zod;
  if (def.type === 'object') return inObject(def as z.core.$ZodObjectDef, inner);
  if (def.type === 'array') return inEvery(inner((def as z.core.$ZodArrayDef).element));
  if (def.type === 'record' || def.type === 'map') return inValues(inner((def as z.core.$ZodRecordDef).valueType));
  // Of a union it does not matter which option it is: no field that is an amount in one of them leaves.
  const hiding = partsOf(schema).map(inner);
  return oneAfterAnother(def.type === 'tuple' ? hiding.map(inEvery) : hiding);
}

function inObject({ shape }: z.core.$ZodObjectDef, inner: Inner): HideAmounts | undefined {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const hide = inner(schema);
    return hide ? [{ name, hide }] : [];
  });
  if (fields.length === 0) return undefined;
  return (value) => {
    if (!isObject(value)) return value;
    const copy = { ...value };
    for (const { name, hide } of fields) {
      const rest = hide(copy[name]);
      if (rest === undefined) delete copy[name];
      else copy[name] = rest;
    }
    return copy;
  };
}

function inEvery(hide: HideAmounts | undefined): HideAmounts | undefined {
  if (!hide) return undefined;
  return (value) => (Array.isArray(value) ? value.map(hide).filter((one) => one !== undefined) : value);
}

function inValues(hide: HideAmounts | undefined): HideAmounts | undefined {
  if (!hide) return undefined;
  return (value) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, one]) => {
            const rest = hide(one);
            return rest === undefined ? [] : [[name, rest]];
          }),
        )
      : value;
}

function oneAfterAnother(hiding: readonly (HideAmounts | undefined)[]): HideAmounts | undefined {
  const all = hiding.filter((one) => one !== undefined);
  return all.length === 0 ? undefined : (value) => all.reduce((rest, hide) => hide(rest), value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
