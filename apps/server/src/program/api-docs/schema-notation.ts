import type { OpenAPIV3_1 } from 'openapi-types';

export type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;

/**
 * A schema as programmers write a type: `{ name: string, 1..80; day?: date | null }` over several lines. What it leaves
 * out, patterns above all, is in the OpenAPI document.
 */
export function notation(schema: Schema | undefined, indent = ''): string {
  if (!schema) return 'anything';
  if ('$ref' in schema && schema.$ref) return schema.$ref.split('/').at(-1) ?? 'anything';
  const given = schema as OpenAPIV3_1.SchemaObject;
  if (given.const !== undefined) return JSON.stringify(given.const);
  if (given.enum) return given.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = given.anyOf ?? given.oneOf;
  if (choices) return [...new Set(choices.map((choice) => notation(choice, indent)))].join(' | ');
  if (given.allOf) return given.allOf.map((part) => notation(part, indent)).join(' & ');
  const types = [given.type ?? (given.properties ? 'object' : [])].flat();
  if (types.length === 0) return 'anything';
  return types.map((type) => ofType(given, type, indent)).join(' | ');
}

function ofType(schema: OpenAPIV3_1.SchemaObject, type: string, indent: string): string {
  if (type === 'array') return arrayOf(schema, indent);
  if (type === 'object') return objectOf(schema, indent);
  if (type === 'string') return `${schema.format ?? 'string'}${range(schema.minLength, schema.maxLength)}`;
  if (type === 'integer' || type === 'number') {
    const isSafe = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
    const least = typeof schema.exclusiveMinimum === 'number' ? schema.exclusiveMinimum : schema.minimum;
    return `${type}${range(isSafe(least) ? least : undefined, isSafe(schema.maximum) ? schema.maximum : undefined)}`;
  }
  return type;
}

function range(least: number | undefined, most: number | undefined): string {
  return least === undefined && most === undefined ? '' : `, ${least ?? ''}..${most ?? ''}`;
}

function arrayOf(schema: OpenAPIV3_1.SchemaObject, indent: string): string {
  const items = 'items' in schema ? notation(schema.items, indent) : 'anything';
  return `[ ${items} ]${range(schema.minItems, schema.maxItems)}`;
}

function objectOf(schema: OpenAPIV3_1.SchemaObject, indent: string): string {
  const inner = `${indent}  `;
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => `${inner}${name}${required.has(name) ? '' : '?'}: ${notation(field, inner)}`,
  );
  const { additionalProperties: others } = schema;
  if (others !== undefined && others !== false) {
    fields.push(`${inner}[any name]: ${others === true ? 'anything' : notation(others, inner)}`);
  }
  return fields.length === 0 ? '{ }' : `{\n${fields.join('\n')}\n${indent}}`;
}
