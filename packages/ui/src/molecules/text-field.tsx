import type { ComponentProps } from 'react';
import { Input } from '../atoms/input.tsx';
import { Field, type FieldTexts } from './field.tsx';

/** An input with its label and messages. */
export function TextField({
  label,
  hint,
  warning,
  error,
  optional,
  ...input
}: FieldTexts & ComponentProps<typeof Input>) {
  return (
    <Field label={label} hint={hint} warning={warning} error={error} optional={optional}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}
