import type { ComponentProps } from 'react';
import { Textarea } from '../atoms/textarea.tsx';
import { Field, type FieldTexts } from './field.tsx';

/** A text of several lines with its label and messages. */
export function TextareaField({
  label,
  hint,
  warning,
  error,
  optional,
  ...textarea
}: FieldTexts & ComponentProps<typeof Textarea>) {
  return (
    <Field label={label} hint={hint} warning={warning} error={error} optional={optional}>
      {(control) => <Textarea {...control} {...textarea} />}
    </Field>
  );
}
