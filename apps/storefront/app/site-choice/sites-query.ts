import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../http/api.ts';
import type { SiteChooser } from './chosen-site.ts';

export function sitesQuery({ userId, ventureId }: SiteChooser) {
  return queryOptions({
    queryKey: ['sites', userId, ventureId],
    queryFn: () => browserApi(ventureId).call('sites.list'),
    staleTime: 0,
  });
}
