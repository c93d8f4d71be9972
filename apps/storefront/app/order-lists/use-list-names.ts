import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../http/api.ts';
import { browserQueries } from '../http/browser-queries.ts';
import { useVenture } from '../pages/use-chrome.ts';

/** The user's lists by name, and the building sites that a list can belong to. */
export function useListNames() {
  const { id } = useVenture();
  const { data } = useQuery(
    {
      queryKey: ['list names', id],
      queryFn: ({ signal }) => browserApi(id).call('lists.names', { signal }),
      staleTime: 0,
    },
    browserQueries(),
  );
  return { lists: data?.lists ?? [], projects: data?.projects ?? [] };
}
