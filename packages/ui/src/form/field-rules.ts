/**
 * Per field a function that returns the text key of its error, or undefined when it is valid. In the order of the
 * fields on the screen, because the first invalid one gets the focus.
 */
export type Rules<V> = { readonly [K in keyof V]?: (values: V) => string | undefined };

export type FieldErrors<V> = { readonly [K in keyof V]?: string };

export function fieldNames<V extends object>(rules: Rules<V>): (keyof V & string)[] {
  return Object.keys(rules) as (keyof V & string)[];
}

/** In the order of the rules; empty when all values are valid. */
export function validate<V extends object>(rules: Rules<V>, values: V): FieldErrors<V> {
  const errors: { [K in keyof V]?: string } = {};
  for (const name of fieldNames(rules)) {
    const error = rules[name]?.(values);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

export function isValid<V extends object>(rules: Rules<V>, values: V): boolean {
  return Object.keys(validate(rules, values)).length === 0;
}

/** The `errors` of a problem response: the first per field, for the fields of this form. */
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
