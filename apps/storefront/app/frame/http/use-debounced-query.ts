import { useDebounced } from '@bouwpoort/ui/use-debounced.ts';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { browserQueries } from './browser-queries.ts';

interface DebouncedQuery<T> {
  key: readonly unknown[];
  text: string;
  /** Milliseconds without typing before the text is sent. */
  delay: number;
  enabled: boolean;
  fetchFor: (text: string, signal: AbortSignal) => Promise<T>;
  options?: Pick<UseQueryOptions<T>, 'gcTime' | 'placeholderData'>;
}

/** A debounced query for typed text. Until `isSettled` the result belongs to the previous text. */
export function useDebouncedQuery<T>({
  key,
  text,
  delay: pause,
  enabled: isWanted,
  fetchFor: ask,
  options,
}: DebouncedQuery<T>): {
  isSettled: boolean;
  result: UseQueryResult<T>;
} {
  const debounced = useDebounced(text, pause, isWanted);
  const isSettled = debounced === text;
  const result = useQuery(
    {
      queryKey: [...key, debounced],
      queryFn: ({ signal }) => ask(text, signal),
      enabled: isWanted && isSettled,
      ...options,
    },
    browserQueries(),
  );
  return { isSettled, result };
}
