import type { Permission } from '@bouwpoort/contract/foundation/permissions';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { hasPermission, useMe } from '../../frame/session/session.ts';
import { useManagedVentures } from './use-managed-ventures.ts';

/** Why the user may not grant something that requires these permissions; undefined where they may. */
export function useMissingPermission() {
  const { t } = useTranslation('beheer-integrations');
  const { t: common } = useTranslation('beheer');
  const me = useMe();
  const managed = useManagedVentures();
  return (permissions: readonly Permission[], ventureIds: readonly string[]): string | undefined => {
    // Before a venture is selected, only permissions that they may grant in none.
    if (ventureIds.length === 0) {
      const missing = managed.map(({ ventureId }) => firstMissing(permissions, ventureId));
      const [permission] = missing;
      return permission && missing.every(Boolean) ? t('mayNotGive', { permission: nameOf(permission) }) : undefined;
    }
    for (const { ventureId, name: venture } of managed) {
      const permission = ventureIds.includes(ventureId) ? firstMissing(permissions, ventureId) : undefined;
      if (permission) return t('mayNotGiveIn', { permission: nameOf(permission), venture });
    }
    return undefined;
  };

  function nameOf(permission: Permission): string {
    return common(`permission-${permission}`);
  }

  function firstMissing(permissions: readonly Permission[], ventureId: string): Permission | undefined {
    return permissions.find((permission) => !hasPermission(me, permission, { ventureId }));
  }
}
