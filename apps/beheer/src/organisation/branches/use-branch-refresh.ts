import { auditRoutes } from '@bouwpoort/contract/foundation/audit.staff';
import { beheerBranchRoutes } from '@bouwpoort/contract/organisation/branches.staff';
import { ventureRoutes } from '@bouwpoort/contract/organisation/ventures';
import { useQueryClient } from '@tanstack/react-query';

/** After a write: invalidates the data of branches. */
export function useBranchRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const routes = [beheerBranchRoutes.details, beheerBranchRoutes.list, ventureRoutes.locations, auditRoutes.history];
    await Promise.all(routes.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  };
}
