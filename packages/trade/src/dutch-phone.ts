const pattern = /^(?:(?:\+|00)31[ -]?)?(?:[0-9]{2,4}[ -]?)?[0-9]{6,9}$/;

/** P 5.1: optional +31 or 0031, an optional area part of 2–4 digits with a space or dash, then 6–9 digits. */
export function isDutchPhoneNumber(text: string): boolean {
  return pattern.test(text.trim());
}
