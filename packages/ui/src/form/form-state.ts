import { type FieldErrors, fieldsIn, type Rules } from './field-rules.ts';

/** A key of the form's own words, or a message of the server. */
export type FieldError = { key: string } | { message: string };

interface FormState<V> {
  values: V;
  /** Fields the user has left or tried to send: their errors show, and follow every change. */
  touched: ReadonlySet<keyof V>;
  /** The user tried to send it. */
  isTried: boolean;
  /** What the server refused; each goes when its field changes. */
  refused: { readonly [K in keyof V]?: FieldError };
}

type FormAction<V> =
  | { kind: 'changed'; change: Partial<V> }
  | { kind: 'left'; field: keyof V }
  | { kind: 'tried'; fields: readonly (keyof V)[] }
  | { kind: 'refused'; errors: FormState<V>['refused'] };

export function startForm<V>(values: V): FormState<V> {
  return { values, touched: new Set(), isTried: false, refused: {} };
}

export function formReducer<V extends object>(state: FormState<V>, action: FormAction<V>): FormState<V> {
  switch (action.kind) {
    case 'changed':
      return withChange(state, action.change);
    case 'left':
      return { ...state, touched: new Set(state.touched).add(action.field) };
    case 'tried':
      return { ...state, touched: new Set([...state.touched, ...action.fields]), isTried: true };
    case 'refused':
      return { ...state, refused: action.errors };
  }
}

function withChange<V extends object>(state: FormState<V>, change: Partial<V>): FormState<V> {
  const changed = new Set<string>(changedFields(state.values, change));
  if (changed.size === 0) return state;
  const refused = Object.fromEntries(Object.entries(state.refused).filter(([name]) => !changed.has(name)));
  return { ...state, values: { ...state.values, ...change }, refused: refused as FormState<V>['refused'] };
}

export function changedFields<V extends object>(values: V, change: Partial<V>): (keyof V & string)[] {
  return (Object.keys(change) as (keyof V & string)[]).filter((name) => !isSame(values[name], change[name]));
}

/** A group of choices is an array, made for every reading of the form. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((item, at) => Object.is(item, other[at]));
}

/** What the user sees beside a field. */
export function shownError<V extends object>(
  { values, touched, refused }: FormState<V>,
  rules: Rules<V>,
  name: keyof V,
): FieldError | undefined {
  if (refused[name]) return refused[name];
  const key = touched.has(name) ? rules[name]?.(values) : undefined;
  return key === undefined ? undefined : { key };
}

/** The one the user is taken to: the first on the screen. */
export function firstField<V extends object>(rules: Rules<V>, errors: Record<string, unknown> | FieldErrors<V>) {
  const fields = Object.entries(errors).flatMap(([name, error]) => (error === undefined ? [] : [name]));
  return fieldsIn(rules).find((name) => fields.includes(name)) ?? fields[0];
}
