import { beheerCustomerRoutes } from '@bouwpoort/contract/customers/customers.staff';
import { auditRoutes } from '@bouwpoort/contract/foundation/audit.staff';
import { useQueryClient } from '@tanstack/react-query';

/** After a write: invalidates the data of customers. */
export function useCustomerRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const routes = [
      beheerCustomerRoutes.details,
      beheerCustomerRoutes.list,
      beheerCustomerRoutes.views,
      auditRoutes.history,
    ];
    await Promise.all(routes.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  };
}
