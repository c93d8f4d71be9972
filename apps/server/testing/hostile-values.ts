import type { Dice } from '@bouwpoort/demo-world/dice';
import type { z } from 'zod';

/** Inherited property names of every object. */
export const inheritedNames = [
  ...['constructor', '__proto__', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'],
];

const hostileTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '\t',
    '\0',
    'a\0b',
    '\u0001\u0002',
    '\ud800',
    'x\udfffy',
    '\ufeff',
    '\u202e',
    '\u2028',
    '👷🏽‍♀️',
    'e\u0301',
  ],
  ...['12,', ',5', '1.2.3', '-0', '-1', '0', '1e999', 'NaN', 'Infinity', '0x10', '٣', '1_000', '99999999999999999999'],
  ...["'", '"', '\\', '%', '%%', '%00', '%zz', '_', '*', '?', '(', '[', '{{7*7}}', '<script>', '`', '$1', '\\u0000'],
  ...["' or 1=1 --", '; drop table site_user', '../../etc/passwd', '..\\..\\', 'file:///etc/passwd', '//evil.example'],
  ...['null', 'undefined', 'true', '[]', '{}', '[object Object]', 'null\n', 'a\r\nb: c', '2026-02-30', '0000-00-00'],
  ...['9999-12-31', '2026-11-16T25:61:00Z', '00000000-0000-0000-0000-000000000000', 'niemand@x', '1234AB', '0000AA'],
  ...inheritedNames,
];

const extremeNumbers: readonly number[] = [
  ...[0, -0, -1, 1.5, 1e-7, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 31 - 1, 2 ** 32, 2 ** 53, 2 ** 53 + 2, 2 ** 63],
  ...[0.1 + 0.2, 1e-320, Number.MIN_VALUE, 999_999_999_999],
];

const longTexts: readonly ((dice: Dice) => string)[] = [
  (dice) => 'x'.repeat(dice.pick([61, 101, 255, 256, 1001, 8001, 70_000])),
  (dice) => 'é'.repeat(dice.pick([64, 255, 4000])),
  (dice) => '('.repeat(dice.pick([10, 500, 5000])),
  (dice) => 'a@'.repeat(dice.pick([50, 2000])),
  (dice) => `${'0'.repeat(dice.pick([20, 400]))}1`,
  (dice) => 'a '.repeat(dice.pick([50, 3000])),
];

export function hostileText(dice: Dice): string {
  return dice.chance(0.12) ? dice.pick(longTexts)(dice) : dice.pick(hostileTexts);
}

/** Any JSON value that a proper client would not send there. */
export function unexpectedValue(dice: Dice): unknown {
  const kinds: readonly (() => unknown)[] = [
    () => hostileText(dice),
    () => hostileText(dice),
    () => dice.pick(extremeNumbers),
    () => dice.pick([null, true, false, [], {}]),
    () => [hostileText(dice), dice.pick(extremeNumbers), null],
    () => ({ [dice.pick(inheritedNames)]: hostileText(dice), length: -1 }),
    () => nested(dice.pick([5, 100, 2000])),
    () => Array.from({ length: dice.pick([201, 3000]) }, () => hostileText(dice).slice(0, 20)),
  ];
  return dice.pick(kinds)();
}

function nested(depth: number): unknown {
  let value: unknown = 'bodem';
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** The part of a schema that this generator reads. */
interface Def {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  entries?: Record<string, string>;
  values?: readonly unknown[];
  in?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
}

/**
 * A value for a schema: mostly valid, with `oddness` as the chance that a part of it is not. `good` is a valid value,
 * if one is known.
 */
export function valueFor(schema: z.core.$ZodType, dice: Dice, good: unknown, mutationRate: number): unknown {
  if (dice.chance(mutationRate)) return unexpectedValue(dice);
  const def = schema._zod.def as unknown as Def;
  const same = (inner: z.core.$ZodType | undefined) => (inner ? valueFor(inner, dice, good, mutationRate) : good);
  switch (def.type) {
    case 'object':
      return objectFor(def.shape ?? {}, dice, good, mutationRate);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
      if (good === undefined && dice.chance(0.4)) return dice.chance(0.5) ? undefined : null;
      return same(def.innerType);
    case 'pipe':
      return same(def.in);
    case 'union':
      return same(dice.pick(def.options ?? [schema]));
    case 'array': {
      const items = Array.isArray(good) ? good : [undefined, undefined];
      return def.element
        ? items.map((item) => valueFor(def.element as z.core.$ZodType, dice, item, mutationRate))
        : items;
    }
    case 'record':
      return { [hostileText(dice)]: same(def.valueType), [dice.pick(inheritedNames)]: hostileText(dice) };
    case 'enum':
      return good ?? dice.pick(Object.values(def.entries ?? { a: 'a' }));
    case 'literal':
      return good ?? def.values?.[0];
    case 'boolean':
      return good ?? dice.chance(0.5);
    case 'number':
      return good ?? dice.pick([0, 1, 2, 5, 24, 100, 2101]);
    default:
      return good ?? dice.pick(['', 'a', 'gips', '210', '3511AB', '12', 'niemand@nergens.example', '2026-11-17', '*']);
  }
}

function objectFor(shape: Record<string, z.core.$ZodType>, dice: Dice, good: unknown, mutationRate: number): unknown {
  const known = (typeof good === 'object' && good !== null ? good : {}) as Record<string, unknown>;
  const entries = Object.entries(shape)
    .filter(() => !dice.chance(mutationRate / 4))
    .map(([name, schema]) => [name, valueFor(schema, dice, known[name], mutationRate)] as const);
  const extra = dice.chance(mutationRate) ? [[dice.pick(inheritedNames), unexpectedValue(dice)] as const] : [];
  // As own properties, also for names such as `__proto__` that assignment treats differently.
  return Object.fromEntries([...entries, ...extra]);
}
