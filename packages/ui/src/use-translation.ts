import { createContext, use } from 'react';
import type { Translate, Words } from './words.ts';

export const WordsContext = createContext<Words | undefined>(undefined);

/** The words of a namespace, and all words for who brings more of them. */
export function useTranslation(namespace = 'chrome'): { t: Translate; words: Words } {
  const words = use(WordsContext);
  if (!words) throw new Error('No words: TextsProvider stands around every page');
  return { t: words.of(namespace), words };
}
