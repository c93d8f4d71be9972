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

/** Of the large towns; all others have four digits. */
const shortAreas = /^0(?:10|13|15|20|23|24|26|30|33|35|36|38|40|43|45|46|50|53|55|58|70|71|72|73|74|75|76|77|78|79)/;

/** As people write it: '06 71 45 20 13', '033 711 45 10', '0345 12 34 56'. What has no ten digits stays as it is. */
export function showPhoneNumber(stored: string): string {
  if (!/^0[1-9]\d{8}$/.test(stored)) return stored;
  if (stored.startsWith('06')) return stored.replace(/^(..)(..)(..)(..)(..)$/, '$1 $2 $3 $4 $5');
  if (shortAreas.test(stored)) return stored.replace(/^(...)(...)(..)(..)$/, '$1 $2 $3 $4');
  return stored.replace(/^(....)(..)(..)(..)$/, '$1 $2 $3 $4');
}
