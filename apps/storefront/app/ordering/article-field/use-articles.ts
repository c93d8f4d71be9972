import { isLongEnough, typingPause } from '../../catalogue/suggestions/suggestion-state.ts';
import { browserApi } from '../../frame/http/api.ts';
import { useDebouncedQuery } from '../../frame/http/use-debounced-query.ts';
import { type ArticleChoice, findArticles } from './article-choices.ts';

interface FoundArticles {
  query: string;
  state: 'found' | 'failed';
  choices: readonly ArticleChoice[];
}

/** Articles for the typed text, debounced (C 2.3, 9); null while there is no answer for it. */
export function useArticles(query: string, enabled: boolean, ventureId: string): FoundArticles | null {
  const { isSettled, result } = useDebouncedQuery({
    key: ['articles', ventureId],
    text: query,
    delay: typingPause,
    enabled: enabled && isLongEnough(query),
    fetchFor: (text, signal) => findArticles(browserApi(ventureId), ventureId, text, signal),
  });
  if (!isSettled) return null;
  if (result.data) return { query, state: 'found', choices: result.data };
  // The number itself can still be sent.
  return result.isError ? { query, state: 'failed', choices: [] } : null;
}
