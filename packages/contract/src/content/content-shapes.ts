import { z } from 'zod/mini';
import { contentAddress, contentIcon, contentReference } from './content-parts.ts';

/** What a form needs to know of a field, read from its schema: a new block type gets its form by being declared. */
export type FieldShape =
  | { kind: 'text'; least: number; most: number | undefined }
  | { kind: 'html'; least: number }
  | { kind: 'number'; least: number | undefined; most: number | undefined }
  | { kind: 'boolean' }
  /** `_blank` of a link: there or not. */
  | { kind: 'flag'; value: string }
  | { kind: 'choice'; values: readonly (string | number)[] }
  | { kind: 'date' }
  | { kind: 'address' }
  | { kind: 'icon' }
  | { kind: 'reference' }
  | { kind: 'image'; fields: readonly NamedShape[] }
  | { kind: 'link' }
  | { kind: 'group'; fields: readonly NamedShape[] }
  | { kind: 'list'; item: FieldShape; least: number; most: number | undefined }
  /** Names made up by the editor, each with a text. */
  | { kind: 'record' }
  | { kind: 'union'; by: string; options: readonly UnionOption[] }
  /** Decided by the program: a discriminator, a key inside the page, what the server adds. */
  | { kind: 'given'; value: string | undefined };

export interface NamedShape {
  name: string;
  shape: FieldShape;
  isOptional: boolean;
}

interface UnionOption {
  value: string;
  fields: readonly NamedShape[];
}

/** Keys, and what the server adds on the way out. */
const givenNames = new Set(['id', 'sharedId', 'download', 'expanded', 'size']);
const htmlName = /Html$|^mainBody$/;

interface Limits {
  minimum?: number | undefined;
  maximum?: number | undefined;
}

interface Check extends Limits {
  check: string;
  value?: number;
  inclusive?: boolean;
}

function shapeOf(schema: z.core.$ZodType, name = ''): FieldShape {
  if (schema instanceof z.ZodMiniOptional) return shapeOf(schema.def.innerType, name);
  if (schema === contentReference) return { kind: 'reference' };
  if (givenNames.has(name)) return { kind: 'given', value: undefined };
  if (schema === contentAddress) return { kind: 'address' };
  if (schema === contentIcon) return { kind: 'icon' };
  if (schema instanceof z.ZodMiniISODate) return { kind: 'date' };
  if (schema instanceof z.ZodMiniString) {
    const { minimum: least = 0, maximum: most } = limitsOf(schema);
    return htmlName.test(name) ? { kind: 'html', least } : { kind: 'text', least, most };
  }
  if (schema instanceof z.ZodMiniNumber) {
    const { minimum, maximum } = limitsOf(schema);
    return { kind: 'number', least: minimum, most: maximum };
  }
  if (schema instanceof z.ZodMiniBoolean) return { kind: 'boolean' };
  if (schema instanceof z.ZodMiniEnum) return { kind: 'choice', values: schema.options };
  if (schema instanceof z.ZodMiniLiteral) {
    const value = String(schema.def.values[0]);
    return name === 'target' ? { kind: 'flag', value } : { kind: 'given', value };
  }
  if (schema instanceof z.ZodMiniArray) {
    const { minimum, maximum } = limitsOf(schema);
    return { kind: 'list', item: shapeOf(schema.def.element, singular(name)), least: minimum ?? 0, most: maximum };
  }
  if (schema instanceof z.ZodMiniRecord) return { kind: 'record' };
  if (schema instanceof z.ZodMiniDiscriminatedUnion) {
    const by = (schema.def as z.core.$ZodDiscriminatedUnionDef).discriminator;
    return { kind: 'union', by, options: schema.def.options.map((option) => unionOption(option, by)) };
  }
  if (schema instanceof z.ZodMiniUnion) {
    const values = schema.def.options.map((option) =>
      option instanceof z.ZodMiniLiteral ? option.def.values[0] : undefined,
    );
    if (values.every((value) => typeof value === 'number' || typeof value === 'string'))
      return { kind: 'choice', values };
  }
  if (schema instanceof z.ZodMiniObject) return groupOf(fieldsOf(schema));
  throw new Error(`No form for the schema of '${name}'`);
}

/** The fields of a page type, a block or a part of one. */
export function fieldsOf(schema: z.ZodMiniObject): NamedShape[] {
  return Object.entries(schema.shape).map(([name, inner]) => ({
    name,
    shape: shapeOf(inner, name),
    isOptional: inner instanceof z.ZodMiniOptional,
  }));
}

function groupOf(fields: readonly NamedShape[]): FieldShape {
  const names = new Set(fields.map(({ name }) => name));
  if (names.has('url') && names.has('alt')) {
    const own = new Set(['url', 'alt', 'width', 'height']);
    return { kind: 'image', fields: fields.filter(({ name }) => !own.has(name)) };
  }
  if (names.has('href') && names.has('text') && names.has('download')) return { kind: 'link' };
  return { kind: 'group', fields };
}

function unionOption(option: z.core.$ZodType, by: string): UnionOption {
  if (!(option instanceof z.ZodMiniObject)) throw new Error(`An option by '${by}' is no object`);
  const value = option.shape[by];
  if (!(value instanceof z.ZodMiniLiteral)) throw new Error(`An option by '${by}' has no value`);
  return { value: String(value.def.values[0]), fields: fieldsOf(option) };
}

/** Of a number more than zero that is whole, one is the least. */
function limitsOf(schema: z.ZodMiniString | z.ZodMiniNumber | z.ZodMiniArray): Limits {
  const limits: Limits = {};
  const checks = (schema.def.checks ?? []).map((check) => check._zod.def as Check);
  const isWhole = checks.some(({ check }) => check === 'number_format');
  for (const { check, minimum, maximum, value, inclusive } of checks) {
    if (check === 'min_length') limits.minimum = minimum;
    else if (check === 'max_length') limits.maximum = maximum;
    else if (value === undefined) continue;
    else if (check === 'greater_than' && (inclusive || isWhole)) limits.minimum = inclusive ? value : value + 1;
    else if (check === 'less_than' && (inclusive || isWhole)) limits.maximum = inclusive ? value : value - 1;
  }
  return limits;
}

/** The name decides about HTML and keys, and an item of a list has none of its own. */
function singular(name: string): string {
  return name.replace(/s$/, '');
}
