import { useQuery } from '@tanstack/react-query';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { browserApi } from '../../frame/http/api.ts';
import { browserQueries } from '../../frame/http/browser-queries.ts';

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
