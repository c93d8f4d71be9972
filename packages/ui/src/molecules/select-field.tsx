import type { ComponentProps } from 'react';
import { Select } from '../atoms/select.tsx';
import { Field, type FieldTexts } from './field.tsx';

/** A select with its label and messages. */
export function SelectField({
  label,
  hint,
  warning,
  error,
  optional,
  ...select
}: FieldTexts & ComponentProps<typeof Select>) {
  return (
    <Field label={label} hint={hint} warning={warning} error={error} optional={optional}>
      {(control) => <Select {...control} {...select} />}
    </Field>
  );
}
