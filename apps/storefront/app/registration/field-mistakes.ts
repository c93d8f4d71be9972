/** For each field the key of what is wrong with it; nothing when it is right. */
export type Rules<V> = { readonly [K in keyof V]?: (values: V) => string | undefined };
export type Mistakes<V> = { [K in keyof V]?: string };

export function mistakesIn<V extends object>(values: V, rules: Rules<V>): Mistakes<V> {
  const mistakes: Mistakes<V> = {};
  for (const name of Object.keys(rules) as (keyof V)[]) {
    const mistake = rules[name]?.(values);
    if (mistake !== undefined) mistakes[name] = mistake;
  }
  return mistakes;
}

/** The fields on screen: a form may have others, which nobody has seen yet. */
export function fieldsIn<V extends object>(rules: Rules<V>): Set<keyof V> {
  return new Set(Object.keys(rules) as (keyof V)[]);
}

export function isRight<V extends object>(values: V, rules: Rules<V>): boolean {
  return Object.keys(mistakesIn(values, rules)).length === 0;
}
