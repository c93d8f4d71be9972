import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { dutchWords } from './password-words.ts';

/** Large: imported when the first password is judged, never with a page. */
const judge = new ZxcvbnFactory({ dictionary: { ...dictionary, ...dutchWords }, graphs: adjacencyGraphs });

/** 0 is guessed at once, 4 is beyond guessing. `known` is what anybody would try first: his name, our name. */
export function passwordScore(password: string, known: string[]): number {
  return judge.check(password, known).score;
}
