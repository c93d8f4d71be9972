import { ventureRoutes } from '@bouwpoort/contract/organisation/ventures';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../frame/api/read.ts';
import { useScope } from '../../frame/session/scope.ts';
import { hasPermission, useMe } from '../../frame/session/session.ts';

interface CustomerPlace {
  ventureId: string;
  name: string;
  hasShop: boolean;
  branches: readonly { branchId: string; displayName: string }[];
  /** False for a user who only works for some branches. */
  mayBeWithoutBranch: boolean;
}

/** The shops to which the user may add a customer, within the current scope, each with the branches they may choose. */
export function useCustomerPlaces(): CustomerPlace[] {
  const me = useMe();
  const { venture, ventures } = useScope();
  const locations = useQuery(read(ventureRoutes.locations)).data ?? [];
  return (venture ? [venture] : ventures)
    .filter(({ hasShop }) => hasShop)
    .map(({ ventureId, name, hasShop }) => ({
      ...{ ventureId, name, hasShop },
      branches: locations.filter(
        ({ ventureId: of, branchId }) =>
          of === ventureId && hasPermission(me, 'customers.edit', { ventureId, branchId }),
      ),
      mayBeWithoutBranch: hasPermission(me, 'customers.edit', { ventureId }),
    }))
    .filter(({ branches, mayBeWithoutBranch }) => mayBeWithoutBranch || branches.length > 0);
}
