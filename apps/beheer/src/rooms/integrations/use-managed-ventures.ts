import { mayDo, useMe } from '../../session/session.ts';

/** Ventures whose integrations the user may change. */
export function useManagedVentures() {
  const me = useMe();
  return me.ventures.filter(({ ventureId }) => mayDo(me, 'integrations.manage', { ventureId }));
}
