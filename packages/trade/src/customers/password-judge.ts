import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { dutchWords } from './password-words.ts';

/**
 * Judging takes time with the square of the length, up to a second for 64 characters. A password whose first
 * characters hold is not weakened by the rest.
 */
const judgedLength = 24;

/** The lowest score a password may have; a million guesses find one below it. */
export const leastPasswordScore = 2;

/** Hundreds of kilobytes: load this module when the first password is judged, never with a page. */
const judge = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...dutchWords },
  graphs: adjacencyGraphs,
  maxLength: judgedLength,
});

/**
 * 0 is guessed at once, 4 is beyond guessing. `known` is what anybody would try first: the user's name and e-mail
 * address, the name of the shop.
 */
export function passwordScore(password: string, known: readonly string[]): number {
  return judge.check(password, wordsIn(known)).score;
}

/** 'jan.de.wit@bouw.nl' → itself, its parts, and 'jan.de.wit' with every separator people use. */
function wordsIn(known: readonly string[]): string[] {
  const words = known
    .flatMap((text) => [text, text.split('@')[0] ?? ''])
    .flatMap((text) => {
      const parts = text.split(/[\s@._+-]+/);
      return [text, ...parts, ...separators.map((separator) => parts.join(separator))];
    })
    .map((word) => word.toLowerCase().slice(0, judgedLength));
  return [...new Set(words)].filter((word) => word.length >= shortestWord);
}

const separators = ['', ' ', '.', '-', '_'];
/** 'de' and 'nl' give nothing away. */
const shortestWord = 3;
