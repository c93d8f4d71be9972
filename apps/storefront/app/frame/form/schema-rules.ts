import { messageFor } from '@bouwpoort/contract/foundation/field-schemas';
import type { Mistake } from '@bouwpoort/ui/form/field-rules.ts';

type Schema = Parameters<typeof messageFor>[0];

/**
 * Validates fields with the schemas of the API, in the order of the fields on the screen. A message of a schema that has
 * a key in `texts` is shown in the operator's wording (0003).
 */
export function schemaRules<K extends string>(
  schemas: Readonly<Record<K, Schema>>,
  texts: Readonly<Record<string, string>>,
): { readonly [N in K]: (values: { readonly [M in N]: unknown }) => Mistake | undefined } {
  const keys = new Map(Object.entries(texts));
  const rules = Object.entries<Schema>(schemas).map(([name, schema]) => {
    const rule = (values: object): Mistake | undefined => {
      const message = messageFor(schema, new Map<string, unknown>(Object.entries(values)).get(name));
      return message === undefined ? undefined : (keys.get(message) ?? { message });
    };
    return [name, rule];
  });
  return Object.fromEntries(rules) as never;
}
