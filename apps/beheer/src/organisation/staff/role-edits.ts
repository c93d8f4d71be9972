import { type Permission, permissions, readingFor } from '@bouwpoort/contract/foundation/permissions';
import type { StaffRole } from '@bouwpoort/contract/organisation/staff';

/** The new permissions of the roles that were changed. */
export type RoleEdits = Readonly<Record<string, readonly Permission[]>>;

export function permissionsOf(role: StaffRole, edits: RoleEdits): readonly Permission[] {
  return edits[role.roleId] ?? role.permissions;
}

/** Changing implies reading: switching it on also switches reading on, which then stays on. */
export function isImplied(granted: readonly Permission[], permission: Permission): boolean {
  return granted.some((one) => readingFor[one] === permission);
}

export function toggled(role: StaffRole, edits: RoleEdits, permission: Permission): RoleEdits {
  const granted = permissionsOf(role, edits);
  if (role.isFixed || isImplied(granted, permission)) return edits;
  const reading = readingFor[permission];
  const wanted = new Set(
    granted.includes(permission) ? granted.filter((one) => one !== permission) : [...granted, permission],
  );
  if (wanted.has(permission) && reading) wanted.add(reading);
  const after = permissions.filter((one) => wanted.has(one));
  const isAsRead = after.length === role.permissions.length && after.every((one) => role.permissions.includes(one));
  const { [role.roleId]: _, ...others } = edits;
  return isAsRead ? others : { ...others, [role.roleId]: after };
}

interface PermissionChange {
  role: StaffRole;
  permission: Permission;
  isOn: boolean;
}

export function changesIn(roles: readonly StaffRole[], edits: RoleEdits): PermissionChange[] {
  return roles.flatMap((role) => {
    const [before, after] = [new Set(role.permissions), new Set(permissionsOf(role, edits))];
    return permissions
      .filter((permission) => before.has(permission) !== after.has(permission))
      .map((permission) => ({ role, permission, isOn: after.has(permission) }));
  });
}

/** 'orders.read' is about orders. */
export function areaOf(permission: Permission): string {
  return permission.split('.')[0] ?? permission;
}
