import { auditRoutes } from '@bouwpoort/contract/audit';
import { beheerVentureRoutes } from '@bouwpoort/contract/beheer-ventures';
import { useQueryClient } from '@tanstack/react-query';
import { meQuery } from '../../session/session.ts';

/** What is shown of ventures is read again after a write: their names and colours stand in every room. */
export function useVentureRefresh(): () => Promise<unknown> {
  const client = useQueryClient();
  const { list, details } = beheerVentureRoutes;
  return () =>
    Promise.all([
      ...[list, details, auditRoutes.history].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      client.invalidateQueries({ queryKey: meQuery.queryKey }),
    ]);
}
