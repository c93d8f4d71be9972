import { previewHeader } from '@bouwpoort/contract/content/preview-token';
import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { mainMenuLinks } from '../chrome/main-menu-links.ts';
import { useKnownChrome } from '../chrome/use-chrome.ts';
import { browserApi } from '../http/api.ts';
import { browserQueries } from '../http/browser-queries.ts';
import { hoistCategories } from './hoist-categories.ts';
import { MainMenuBody } from './main-menu-body.tsx';

export interface MainMenuKey {
  ventureId: string;
  /** The token of a draft. */
  preview: string | null;
}

function mainMenuQuery({ ventureId, preview }: MainMenuKey) {
  return queryOptions({
    queryKey: ['main menu', ventureId, preview],
    queryFn: async () => {
      const api = browserApi(ventureId);
      const params = { ventureId };
      const navigation =
        preview === null
          ? await api.call('navigation.web', { params })
          : await api.call('navigation.preview', { params, headers: { [previewHeader]: preview } });
      const links = hoistCategories(mainMenuLinks(navigation.headerLinks, ventureId));
      return { links, secondaryLinks: navigation.secondaryLinks };
    },
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Undefined until it has been loaded. */
export function cachedMainMenu(menuKey: MainMenuKey) {
  return browserQueries().getQueryData(mainMenuQuery(menuKey).queryKey);
}

export function fetchMainMenu(menuKey: MainMenuKey): Promise<void> {
  return browserQueries().prefetchQuery(mainMenuQuery(menuKey));
}

export function FetchedMainMenu({ venture }: { venture: VentureDetails }) {
  const { menuPreview: preview } = useKnownChrome();
  const { data, isError } = useQuery(mainMenuQuery({ ventureId: venture.id, preview }), browserQueries());
  // Without its items, the rest of the drawer still works (P 7.5).
  return <MainMenuBody venture={venture} menu={data ?? (isError ? { links: [], secondaryLinks: [] } : undefined)} />;
}
