import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../frame/http/api.ts';
import type { SiteChooser } from './chosen-jobsite.ts';

export function sitesQuery({ userId, ventureId }: SiteChooser) {
  return queryOptions({
    queryKey: ['sites', userId, ventureId],
    queryFn: () => browserApi(ventureId).call('sites.list'),
    staleTime: 0,
  });
}
