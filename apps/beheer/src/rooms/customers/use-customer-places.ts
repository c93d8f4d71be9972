import { ventureRoutes } from '@bouwpoort/contract/ventures';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/read.ts';
import { useScope } from '../../session/scope.ts';
import { mayDo, useMe } from '../../session/session.ts';

interface CustomerPlace {
  ventureId: string;
  name: string;
  hasShop: boolean;
  branches: readonly { branchId: string; displayName: string }[];
  /** Not where one works for some branches alone. */
  mayBeWithoutBranch: boolean;
}

/** The shops one may add a customer to, of the work at hand or all of them, each with the branches one may choose. */
export function useCustomerPlaces(): CustomerPlace[] {
  const me = useMe();
  const { venture, ventures } = useScope();
  const locations = useQuery(read(ventureRoutes.locations)).data ?? [];
  return (venture ? [venture] : ventures)
    .filter(({ hasShop }) => hasShop)
    .map(({ ventureId, name, hasShop }) => ({
      ...{ ventureId, name, hasShop },
      branches: locations.filter(
        ({ ventureId: of, branchId }) => of === ventureId && mayDo(me, 'customers.edit', { ventureId, branchId }),
      ),
      mayBeWithoutBranch: mayDo(me, 'customers.edit', { ventureId }),
    }))
    .filter(({ branches, mayBeWithoutBranch }) => mayBeWithoutBranch || branches.length > 0);
}
