/** An error in the words of the API, for fields that its schemas validate. */
export interface Message {
  message: string;
}

/** A text key, or a message. */
export type Mistake = string | Message;

/**
 * Per field a function that returns its error, or undefined when it is valid. In the order of the fields on the screen,
 * because the first invalid one gets the focus.
 */
export type Rules<V, M extends Mistake = string> = { readonly [K in keyof V]?: (values: V) => M | undefined };

export type FieldErrors<V, M extends Mistake = string> = { readonly [K in keyof V]?: M };

export function fieldNames<V extends object>(rules: Rules<V, Mistake>): (keyof V & string)[] {
  return Object.keys(rules) as (keyof V & string)[];
}

/** In the order of the rules; empty when all values are valid. */
export function validate<V extends object, M extends Mistake = string>(
  rules: Rules<V, M>,
  values: V,
): FieldErrors<V, M> {
  const errors: { [K in keyof V]?: M } = {};
  for (const name of fieldNames(rules)) {
    const error = rules[name]?.(values);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

export function isValid<V extends object>(rules: Rules<V, Mistake>, values: V): boolean {
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
