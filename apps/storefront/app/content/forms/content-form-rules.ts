import type { FormField } from '@bouwpoort/contract/content/content-form-block';
import { formFilesMistake, formValueMistake, readFormValue } from '@bouwpoort/contract/content/content-form-values';
import type { Rules } from '@bouwpoort/ui/form/field-rules.ts';

/** The form data per field name; empty fields have no values. */
export type ContentFormValues = Record<string, readonly FormDataEntryValue[]>;

export function readContentForm(fields: readonly FormField[], data: FormData): ContentFormValues {
  return Object.fromEntries(fields.map(({ name }) => [name, data.getAll(name).filter(isFilled)]));
}

/** An empty file field submits a file without name or content. */
function isFilled(value: FormDataEntryValue): boolean {
  return typeof value === 'string' ? value !== '' : value.name !== '';
}

/** The rules of the server (contract), with their Dutch messages. */
export function contentFormRules(fields: readonly FormField[]): Rules<ContentFormValues> {
  return Object.fromEntries(
    fields.map((field) => [field.name, (values: ContentFormValues) => fieldError(field, values[field.name] ?? [])]),
  );
}

function fieldError(field: FormField, given: readonly FormDataEntryValue[]): string | undefined {
  if (field.kind === 'file')
    return formFilesMistake(
      field,
      given.filter((one) => typeof one !== 'string'),
    );
  const texts = given.filter((one) => typeof one === 'string');
  const value = field.kind === 'checkbox' && field.options ? texts : texts[0];
  return formValueMistake(field, readFormValue(field, value));
}
