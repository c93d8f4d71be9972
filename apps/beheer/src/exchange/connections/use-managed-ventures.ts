import { hasPermission, useMe } from '../../frame/session/session.ts';

/** Ventures whose integrations the user may change. */
export function useManagedVentures() {
  const me = useMe();
  return me.ventures.filter(({ ventureId }) => hasPermission(me, 'integrations.manage', { ventureId }));
}
