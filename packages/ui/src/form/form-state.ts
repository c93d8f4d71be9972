import { type FieldErrors, fieldNames, type Message, type Mistake, type Rules } from './field-rules.ts';

/** A text key, or a message of the API. */
export type FieldError = { key: string } | Message;

export function toFieldError(mistake: Mistake): FieldError {
  return typeof mistake === 'string' ? { key: mistake } : mistake;
}

interface FormState<V> {
  values: V;
  /** Fields that were blurred or submitted: their errors show, and update on every change. */
  touched: ReadonlySet<keyof V>;
  /** The user has tried to submit the form. */
  isSubmitted: boolean;
  /** The errors of the server, each until its field changes. */
  refused: { readonly [K in keyof V]?: FieldError };
}

type FormAction<V> =
  | { kind: 'changed'; change: Partial<V> }
  | { kind: 'left'; field: keyof V }
  | { kind: 'tried'; fields: readonly (keyof V)[] }
  | { kind: 'refused'; errors: FormState<V>['refused'] };

export function startForm<V>(values: V): FormState<V> {
  return { values, touched: new Set(), isSubmitted: false, refused: {} };
}

export function formReducer<V extends object>(state: FormState<V>, action: FormAction<V>): FormState<V> {
  switch (action.kind) {
    case 'changed':
      return withChange(state, action.change);
    case 'left':
      return { ...state, touched: new Set(state.touched).add(action.field) };
    case 'tried':
      return { ...state, touched: new Set([...state.touched, ...action.fields]), isSubmitted: true };
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

/** Compares choice groups by value, because each read of the form makes a new array. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((item, at) => Object.is(item, other[at]));
}

/** The error to show with a field. */
export function shownError<V extends object>(
  { values, touched, refused }: FormState<V>,
  rules: Rules<V, Mistake>,
  name: keyof V,
): FieldError | undefined {
  if (refused[name]) return refused[name];
  const mistake = touched.has(name) ? rules[name]?.(values) : undefined;
  return mistake === undefined ? undefined : toFieldError(mistake);
}

/** The first field with an error, in the order of the screen. */
export function firstField<V extends object>(
  rules: Rules<V, Mistake>,
  errors: Record<string, unknown> | FieldErrors<V, Mistake>,
) {
  const fields = Object.entries(errors).flatMap(([name, error]) => (error === undefined ? [] : [name]));
  return fieldNames(rules).find((name) => fields.includes(name)) ?? fields[0];
}
