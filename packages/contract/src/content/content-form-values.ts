import { isDutchPhoneNumber, normalisePhoneNumber } from '@bouwpoort/trade/foundation/dutch-phone';
import type { FormField } from './content-form-block.ts';

/*
 * The rules of a form's fields, the same in the browser and on the server. No zod in here: it runs in the browser.
 * The pattern of an e-mail address is that of scalars.ts (P 5.1), as a test checks.
 */

export type FormValue = string | boolean | string[];

/** A file as far as the rules look at it: File in a browser, an uploaded part on the server. */
export interface FormFileFacts {
  name: string;
  type: string;
  size: number;
}

/** For fields that set no bound of their own. */
const maxLengths = { text: 200, email: 254, phone: 30, textarea: 5000 };
/** Of one submission, whatever its fields allow. */
export const formFileLimits = { files: 5, bytes: 15 * 1024 * 1024 };

const email = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

const required = 'Veld is verplicht';

type ValueField = Exclude<FormField, { kind: 'file' }>;
type FileField = Extract<FormField, { kind: 'file' }>;

/** One form of a value whatever sent it: HTML forms say 'on', JSON says true; one ticked box of several is no list. */
export function readFormValue(field: ValueField, given: FormValue | undefined): FormValue {
  if (field.kind === 'checkbox' && !field.options) return given === true || given === 'on' || given === 'true';
  if (field.kind === 'checkbox') return given === undefined || given === '' ? [] : [given].flat().map(String);
  const text = (Array.isArray(given) ? String(given[0] ?? '') : String(given ?? '')).trim();
  return field.kind === 'phone' ? (normalisePhoneNumber(text) ?? text) : text;
}

/** What is wrong with a value as `readFormValue` returns it, in Dutch; nothing when it is right. */
export function formValueMistake(field: ValueField, value: FormValue): string | undefined {
  const empty = value === '' || value === false || (Array.isArray(value) && value.length === 0);
  if (empty) return field.required ? required : undefined;
  switch (field.kind) {
    case 'checkbox':
      return field.options && !isChosenFrom(field.options, [value].flat()) ? 'Kies uit de mogelijkheden' : undefined;
    case 'select':
    case 'radio':
      return isChosenFrom(field.options, [value]) ? undefined : 'Kies een van de mogelijkheden';
    default:
      return textMistake(field, String(value));
  }
}

function textMistake(field: Extract<ValueField, { maxLength?: unknown }>, text: string): string | undefined {
  const longest = field.maxLength ?? maxLengths[field.kind];
  if (text.length > longest) return `Gebruik hooguit ${longest} tekens`;
  if (field.kind === 'email' && !email.test(text)) return 'Ongeldig e-mailadres';
  if (field.kind === 'phone' && !isDutchPhoneNumber(text)) return 'Ongeldig telefoonnummer';
  return undefined;
}

function isChosenFrom(options: readonly { value: string }[], values: readonly unknown[]): boolean {
  return values.every((value) => options.some((option) => option.value === value));
}

export function formFilesMistake(field: FileField, files: readonly FormFileFacts[]): string | undefined {
  if (files.length === 0) return field.required ? required : undefined;
  if (files.length > 1 && !field.multiple) return 'Kies één bestand';
  if (files.length > formFileLimits.files) return `Kies hooguit ${formFileLimits.files} bestanden`;
  const large = files.find((file) => file.size > field.maxMegabytes * 1024 * 1024);
  if (large) return `${large.name} is te groot: hooguit ${String(field.maxMegabytes).replace('.', ',')} MB`;
  const other = files.find((file) => !isAccepted(field.accept, file));
  return other ? `${other.name} is geen bestand van het soort ${field.accept}` : undefined;
}

/** The HTML accept attribute: '.pdf', 'application/pdf' or 'image/*', with commas between. */
function isAccepted(accept: string, file: Pick<FormFileFacts, 'name' | 'type'>): boolean {
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .some((one) =>
      one.startsWith('.') ? name.endsWith(one) : one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : type === one,
    );
}
