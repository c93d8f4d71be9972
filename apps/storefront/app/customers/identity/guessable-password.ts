import type { Mistake, Rules } from '@bouwpoort/ui/form/field-rules.ts';

type StrengthLibrary = typeof import('@bouwpoort/trade/customers/password-judge');

/* The strength library includes dictionaries: it is loaded when a user types a password, never with a page. */
let library: StrengthLibrary | undefined;
let lastScored: { password: string; words: string; score: number } | undefined;

export async function loadStrengthLibrary(): Promise<void> {
  library ??= await import('@bouwpoort/trade/customers/password-judge');
}

/** 0 to 4; null until the library has loaded. */
export function passwordScore(password: string, known: readonly string[]): number | null {
  if (!library) return null;
  const words = known.join('\n');
  // A form scores the same password several times: for its meter, on blur and on submit.
  if (lastScored?.password !== password || lastScored.words !== words) {
    lastScored = { password, words, score: library.passwordScore(password, known) };
  }
  return lastScored.score;
}

/** False until the library has loaded: then the server decides. */
export function isGuessable(password: string, known: readonly string[]): boolean {
  const score = passwordScore(password, known);
  return library !== undefined && score !== null && score < library.leastPasswordScore;
}

/** The rules of a form, with words that somebody who knows the user would try. */
export function withGuessableCheck<V extends { password: string }>(
  rules: Rules<V, Mistake>,
  known: readonly string[],
): Rules<V, Mistake> {
  const password = (values: V) =>
    rules.password?.(values) ?? (isGuessable(values.password, known) ? 'passwordGuessable' : undefined);
  return { ...rules, password };
}
