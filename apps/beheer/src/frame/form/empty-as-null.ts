import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** For fields that may stay empty (the second argument of register). */
export const emptyAsNull = { setValueAs: (text: string | number | null) => text || null };

export const emptyAsNullNumber = {
  setValueAs: (value: string | number | null) => (value === '' || value === null ? null : Number(value)),
};

/** An amount that may stay empty; what the contract refuses is said while it is typed, not only after saving. */
export function amountOrNull<Input extends FieldValues, Output, Name extends Path<Input>>(
  { trigger }: Pick<UseFormReturn<Input, unknown, Output>, 'trigger'>,
  name: Name,
): RegisterOptions<Input, Name> & typeof emptyAsNullNumber {
  return { ...emptyAsNullNumber, onChange: () => trigger(name) };
}
