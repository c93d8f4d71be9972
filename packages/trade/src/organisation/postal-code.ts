const pattern = /^([1-9]\d{3}) ?([a-z]{2})$/i;

/** P 5.3: four digits, the first not 0, an optional space, two letters in either case. */
export function isPostalCode(text: string): boolean {
  return pattern.test(text.trim());
}

/** '3511 ab' → '3511AB', the one form postal codes are stored and compared in; nothing when it is none. */
export function normalisePostalCode(text: string): string | undefined {
  const match = text.trim().match(pattern);
  return match ? `${match[1]}${match[2]?.toUpperCase()}` : undefined;
}

/** '3511AB' → '3511 AB', as it is written on an envelope. What is no postal code is left as it is. */
export function showPostalCode(text: string): string {
  return text.trim().replace(pattern, (_, digits: string, letters: string) => `${digits} ${letters.toUpperCase()}`);
}

/** '3511 AB Utrecht' in a sentence; the postal code does not break. */
export function placeLine(postalCode: string, city: string): string {
  return `${showPostalCode(postalCode).replace(' ', '\u00a0')} ${city}`.trim();
}

/** 'Oudegracht 12, 3511 AB Utrecht' */
export function addressLine(line1: string, postalCode: string, city: string): string {
  return `${line1}, ${placeLine(postalCode, city)}`;
}
