import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../frame/http/api.ts';
import type { JobsiteChooser } from './chosen-jobsite.ts';

export function jobsitesQuery({ userId, ventureId }: JobsiteChooser) {
  return queryOptions({
    queryKey: ['sites', userId, ventureId],
    queryFn: () => browserApi(ventureId).call('sites.list'),
    staleTime: 0,
  });
}
