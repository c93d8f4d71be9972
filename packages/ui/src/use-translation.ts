import { createContext, use } from 'react';
import type { Translate, Words } from './words.ts';

export const WordsContext = createContext<Words | undefined>(undefined);

/** The translate function of a namespace, and all texts, for components that add more. */
export function useTranslation(namespace = 'chrome'): { t: Translate; words: Words } {
  const words = use(WordsContext);
  if (!words) throw new Error('No words: TextsProvider stands around every page');
  return { t: words.of(namespace), words };
}
