import { useEffect, useState } from 'react';
import { browserApi } from '../http/api.ts';
import { isLongEnough, typingPause } from '../search/suggestion-state.ts';
import { type ArticleChoice, findArticles } from './article-choices.ts';

interface FoundArticles {
  query: string;
  state: 'found' | 'failed';
  choices: readonly ArticleChoice[];
}

/** Articles for what is typed, after a pause in typing (C 2.3, 9); nothing while nobody wants them. */
export function useArticles(query: string, isWanted: boolean, ventureId: string): FoundArticles | null {
  const [found, setFound] = useState<FoundArticles | null>(null);
  const isAsked = isWanted && isLongEnough(query) && found?.query !== query;

  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const choices = await findArticles(browserApi(ventureId), ventureId, query, leaving.signal);
        setFound({ query, state: 'found', choices });
      } catch (error) {
        if (leaving.signal.aborted) return;
        // The number itself can still be sent.
        console.warn(error);
        setFound({ query, state: 'failed', choices: [] });
      }
    };
    const pause = setTimeout(ask, typingPause);
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [isAsked, query, ventureId]);

  return found?.query === query ? found : null;
}
