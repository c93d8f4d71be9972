/**
 * For each field the text key of its error, undefined when the value is valid. In the order of the fields on the
 * screen: the first error is where the user is taken to.
 */
export type Rules<V> = { readonly [K in keyof V]?: (values: V) => string | undefined };

export type FieldErrors<V> = { readonly [K in keyof V]?: string };

export function fieldsIn<V extends object>(rules: Rules<V>): (keyof V & string)[] {
  return Object.keys(rules) as (keyof V & string)[];
}

/** In the order of the rules; empty when every value is right. */
export function errorsIn<V extends object>(rules: Rules<V>, values: V): FieldErrors<V> {
  const errors: { [K in keyof V]?: string } = {};
  for (const name of fieldsIn(rules)) {
    const error = rules[name]?.(values);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

export function isRight<V extends object>(rules: Rules<V>, values: V): boolean {
  return Object.keys(errorsIn(rules, values)).length === 0;
}

/** The `errors` of a problem answer, the first of each field; those of fields the form does not have are left out. */
export function errorsByField<F extends string>(
  errors: Readonly<Record<string, readonly string[]>> | undefined,
  fields: readonly F[],
): { [K in F]?: string } {
  const known: ReadonlySet<string> = new Set(fields);
  const found = Object.entries(errors ?? {}).flatMap(([name, [first]]) =>
    first !== undefined && known.has(name) ? [[name, first]] : [],
  );
  return Object.fromEntries(found);
}
