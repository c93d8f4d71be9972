import type { RoleGrant, StaffRole } from '@bouwpoort/contract/organisation/staff';

interface Names {
  roles: readonly Pick<StaffRole, 'roleId' | 'name'>[];
  ventures: readonly { ventureId: string; name: string }[];
}

/** 'Binnendienst bij Steenhof'; a branch is shown by its number. */
export function grantText({ roleId, ventureId, branchId }: RoleGrant, { roles, ventures }: Names): string {
  const role = roles.find((one) => one.roleId === roleId)?.name ?? roleId;
  if (ventureId === null) return role;
  const venture = ventures.find((one) => one.ventureId === ventureId)?.name ?? ventureId;
  return branchId === null ? `${role} bij ${venture}` : `${role} bij ${venture}, vestiging ${branchId}`;
}

/** Each venture once; with its branches where the roles apply only in those. */
export function placeNames(grants: readonly RoleGrant[], ventures: Names['ventures']): string[] {
  return [...Map.groupBy(grants, ({ ventureId }) => ventureId)].map(([id, own]) => {
    const name = ventures.find(({ ventureId }) => ventureId === id)?.name ?? id ?? '';
    const branches = [...new Set(own.map(({ branchId }) => branchId))];
    return branches.includes(null) ? name : `${name}, vestiging ${branches.join(' en ')}`;
  });
}

export function isGrant(value: unknown): value is RoleGrant {
  return (
    typeof value === 'object' && value !== null && 'roleId' in value && 'ventureId' in value && 'branchId' in value
  );
}
