const pattern = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** The form of an address (P 5.1), as the API takes it. Only a mail shows whether anybody reads it. */
export function isEmailAddress(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= 254 && pattern.test(trimmed);
}
