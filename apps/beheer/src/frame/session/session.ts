import type { Permission } from '@bouwpoort/contract/foundation/permissions';
import { type StaffMe, staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { read } from '../api/read.ts';

export const meQuery = { ...read(staffRoutes.me), staleTime: 60_000, retry: false };

/** The logged-in user; only below the gate, where there is one. */
export function useMe(): StaffMe {
  return useSuspenseQuery(meQuery).data;
}

export function useMeIfAny(): StaffMe | undefined {
  return useQuery(meQuery).data;
}

interface Where {
  /** Null for a record without a venture. Absent for any scope. */
  ventureId?: string | null;
  branchId?: string;
}

/** The server decides; this predicts its decision. */
export function hasPermission(me: Pick<StaffMe, 'scopes'>, permission: Permission | 'own', where: Where = {}): boolean {
  if (permission === 'own') return true;
  const scope = me.scopes.find((one) => one.permission === permission);
  if (!scope) return false;
  if (where.ventureId === undefined || scope.ventures === null) return true;
  if (where.ventureId !== null && scope.ventures.includes(where.ventureId)) return true;
  return where.branchId !== undefined && (scope.branches?.includes(where.branchId) ?? false);
}

export function useHasPermission(permission: Permission | 'own', where?: Where): boolean {
  return hasPermission(useMe(), permission, where);
}
