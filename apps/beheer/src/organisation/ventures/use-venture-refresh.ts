import { auditRoutes } from '@bouwpoort/contract/foundation/audit.staff';
import { beheerVentureRoutes } from '@bouwpoort/contract/organisation/ventures.staff';
import { useQueryClient } from '@tanstack/react-query';
import { meQuery } from '../../frame/session/session.ts';

/** Invalidates ventures after a write: every section shows their names and colours. */
export function useVentureRefresh(): () => Promise<unknown> {
  const client = useQueryClient();
  const { list, details } = beheerVentureRoutes;
  return () =>
    Promise.all([
      ...[list, details, auditRoutes.history].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      client.invalidateQueries({ queryKey: meQuery.queryKey }),
    ]);
}
