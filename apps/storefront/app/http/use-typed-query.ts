import { useSettled } from '@bouwpoort/ui/use-settled.ts';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { browserQueries } from './browser-queries.ts';

interface TypedQuery<T> {
  key: readonly unknown[];
  text: string;
  /** Debounce: milliseconds without typing before the text is sent. */
  pause: number;
  isWanted: boolean;
  ask: (text: string, signal: AbortSignal) => Promise<T>;
  options?: Pick<UseQueryOptions<T>, 'gcTime' | 'placeholderData'>;
}

/** A query for typed text. Until `isSettled` the result belongs to the previous text. */
export function useTypedQuery<T>({ key, text, pause, isWanted, ask, options }: TypedQuery<T>): {
  isSettled: boolean;
  result: UseQueryResult<T>;
} {
  const settled = useSettled(text, pause, isWanted);
  const isSettled = settled === text;
  const result = useQuery(
    {
      queryKey: [...key, settled],
      queryFn: ({ signal }) => ask(text, signal),
      enabled: isWanted && isSettled,
      ...options,
    },
    browserQueries(),
  );
  return { isSettled, result };
}
