import { type Permission, permissions, readingFor } from '@bouwpoort/contract/foundation/permissions';

/* The permissions by place: pure functions, so that the rules can be read and tested alone. */

export interface HeldRole {
  permissions: readonly string[];
  /** The role that may do everything. */
  isFixed: boolean;
  ventureId: string | null;
  branchId: string | null;
}

/** Empty lists mean nowhere; `'all'` everywhere. */
interface PermissionScope {
  ventures: 'all' | readonly string[];
  /** Of ventures that are not in `ventures`: only these branches. */
  branches: readonly { ventureId: string; branchId: string }[];
}

export type Scopes = ReadonlyMap<Permission, PermissionScope>;

const known: ReadonlySet<string> = new Set(permissions);

export function scopesOf(roles: readonly HeldRole[]): Scopes {
  const scopes = new Map<
    Permission,
    { ventures: 'all' | string[]; branches: { ventureId: string; branchId: string }[] }
  >();
  for (const role of roles) {
    for (const permission of permissionsOf(role)) {
      const scope = scopes.get(permission) ?? { ventures: [], branches: [] };
      scopes.set(permission, scope);
      if (role.ventureId === null) scope.ventures = 'all';
      else if (role.branchId !== null) scope.branches.push({ ventureId: role.ventureId, branchId: role.branchId });
      else if (scope.ventures !== 'all') scope.ventures.push(role.ventureId);
    }
  }
  return scopes;
}

/** Unknown permissions of an older version are ignored; the permission to change includes that to see. */
export function permissionsOf({ permissions: held, isFixed }: Pick<HeldRole, 'permissions' | 'isFixed'>): Permission[] {
  if (isFixed) return [...permissions];
  const own = held.filter((one): one is Permission => known.has(one));
  return [...new Set(own.flatMap((one) => [one, readingFor[one] ?? one]))];
}

export interface Place {
  ventureId: string | null;
  branchId?: string | null;
}

/** Without a place: anywhere at all. With `ventureId: null`: not of a single venture, so everywhere. */
export function mayDo(scopes: Scopes, permission: Permission, place?: Place): boolean {
  const scope = scopes.get(permission);
  if (!scope) return false;
  if (!place || scope.ventures === 'all') return true;
  const { ventureId, branchId } = place;
  if (ventureId === null) return false;
  if (scope.ventures.includes(ventureId)) return true;
  return scope.branches.some((one) => one.ventureId === ventureId && branchId != null && one.branchId === branchId);
}

/** A grant needs every permission of the role, at every place of the grant. */
export function mayGrant(giver: Scopes, role: HeldRole): boolean {
  const place = { ventureId: role.ventureId, branchId: role.branchId };
  return permissionsOf(role).every((permission) => mayDo(giver, permission, place));
}
