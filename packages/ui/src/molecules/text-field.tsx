import type { ComponentProps } from 'react';
import { Input } from '../atoms/input.tsx';
import { Field, type FieldTexts } from './field.tsx';
import { useFullWarning } from './use-full-warning.ts';

/** An input with its label and messages. */
export function TextField({
  label,
  hint,
  warning,
  error,
  optional,
  ...input
}: FieldTexts & ComponentProps<typeof Input>) {
  const full = useFullWarning(input.value, input.maxLength);
  return (
    <Field label={label} hint={hint} warning={warning ?? full} error={error} optional={optional}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}
