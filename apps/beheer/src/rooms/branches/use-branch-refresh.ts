import { auditRoutes } from '@bouwpoort/contract/audit';
import { beheerBranchRoutes } from '@bouwpoort/contract/beheer-branches';
import { ventureRoutes } from '@bouwpoort/contract/ventures';
import { useQueryClient } from '@tanstack/react-query';

/** After a write: invalidates the data of branches. */
export function useBranchRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const routes = [beheerBranchRoutes.details, beheerBranchRoutes.list, ventureRoutes.locations, auditRoutes.history];
    await Promise.all(routes.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  };
}
