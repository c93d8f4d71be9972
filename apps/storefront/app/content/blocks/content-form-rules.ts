import type { FormField } from '@bouwpoort/contract/content-form-block';
import { formFilesMistake, formValueMistake, readFormValue } from '@bouwpoort/contract/content-form-values';

/** Field name to what is wrong with it. */
export type FormMistakes = Record<string, string | undefined>;

export function formMistakes(fields: readonly FormField[], data: FormData): FormMistakes {
  return Object.fromEntries(fields.map((field) => [field.name, fieldMistake(field, data)]));
}

/** The rules are those of the server (contract); here they are held against what the browser would send. */
export function fieldMistake(field: FormField, data: FormData): string | undefined {
  const given = data.getAll(field.name);
  if (field.kind === 'file') return formFilesMistake(field, given.filter(isChosenFile));
  const texts = given.filter((one) => typeof one === 'string');
  const value = field.kind === 'checkbox' && field.options ? texts : texts[0];
  return formValueMistake(field, readFormValue(field, value));
}

/** A file field that was left alone sends a file without name or content. */
function isChosenFile(value: FormDataEntryValue): value is File {
  return value instanceof File && value.name !== '';
}
