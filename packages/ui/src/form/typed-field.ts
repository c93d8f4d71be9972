import type { Form } from './use-form.ts';

/** The props that connect a text field or a select to its form. */
export function typedField<N extends string, V extends Record<N, string>>(
  { values, set, errorOf }: Pick<Form<V>, 'values' | 'set' | 'errorOf'>,
  name: N & keyof V,
) {
  return {
    name,
    value: values[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value } as Partial<V>),
  };
}
