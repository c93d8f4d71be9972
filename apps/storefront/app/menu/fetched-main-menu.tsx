import type { VentureDetails } from '@bouwpoort/contract/ventures';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { browserApi } from '../http/api.ts';
import { browserQueries } from '../http/browser-queries.ts';
import { mainMenuLinks } from '../pages/main-menu-links.ts';
import { MainMenuBody } from './main-menu-body.tsx';

function mainMenuQuery(ventureId: string) {
  return queryOptions({
    queryKey: ['main menu', ventureId],
    queryFn: async () => {
      const navigation = await browserApi(ventureId).call('navigation.web', { params: { ventureId } });
      return { links: mainMenuLinks(navigation.headerLinks, ventureId), secondaryLinks: navigation.secondaryLinks };
    },
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Undefined until it has been fetched. */
export function cachedMainMenu(ventureId: string) {
  return browserQueries().getQueryData(mainMenuQuery(ventureId).queryKey);
}

export function fetchMainMenu(ventureId: string): Promise<void> {
  return browserQueries().prefetchQuery(mainMenuQuery(ventureId));
}

export function FetchedMainMenu({ venture }: { venture: VentureDetails }) {
  const { data, isError } = useQuery(mainMenuQuery(venture.id), browserQueries());
  // Without its items, the rest of the drawer still works (P 7.5).
  return <MainMenuBody venture={venture} menu={data ?? (isError ? { links: [], secondaryLinks: [] } : undefined)} />;
}
