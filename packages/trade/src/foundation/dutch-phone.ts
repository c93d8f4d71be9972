/** P 5.1, for a number without its separators: optional +31 or 0031, optional area part of 2–4 digits, 6–9 digits. */
const rule = /^(?:(?:\+|00)31)?(?:[0-9]{2,4})?[0-9]{6,9}$/;
const separators = /[\s().\-–/]/g;
const country = /^(?:\+|00)31/;

/**
 * The one form in which a phone number is stored, '0612345678', whatever separators and country prefix it was written
 * with ('+31 (0)6 - 12 34 56 78'); undefined when it is no Dutch number.
 */
export function normalisePhoneNumber(text: string): string | undefined {
  const compact = text.replaceAll(separators, '');
  if (!rule.test(compact)) return undefined;
  if (!country.test(compact)) return compact;
  const national = compact.replace(country, '').replace(/^0/, '');
  return national.length < 6 ? undefined : `0${national}`;
}

export function isDutchPhoneNumber(text: string): boolean {
  return normalisePhoneNumber(text) !== undefined;
}
