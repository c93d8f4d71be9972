import { useSettled } from '@bouwpoort/ui/use-settled.ts';
import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../http/api.ts';
import { browserQueries } from '../http/browser-queries.ts';
import { isLongEnough, typingPause } from '../search/suggestion-state.ts';
import { type ArticleChoice, findArticles } from './article-choices.ts';

interface FoundArticles {
  query: string;
  state: 'found' | 'failed';
  choices: readonly ArticleChoice[];
}

/** Articles for what is typed, after a pause in typing (C 2.3, 9); nothing while nobody wants them. */
export function useArticles(query: string, isWanted: boolean, ventureId: string): FoundArticles | null {
  const isAsked = isWanted && isLongEnough(query);
  const settled = useSettled(query, typingPause, isAsked);
  const { data, isError } = useQuery(
    {
      queryKey: ['articles', ventureId, settled],
      queryFn: ({ signal }) => findArticles(browserApi(ventureId), ventureId, query, signal),
      enabled: isAsked && settled === query,
    },
    browserQueries(),
  );
  if (settled !== query) return null;
  if (data) return { query, state: 'found', choices: data };
  // The number itself can still be sent.
  return isError ? { query, state: 'failed', choices: [] } : null;
}
