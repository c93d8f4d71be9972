import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useScope } from '../../frame/session/scope.ts';
import { hasPermission, useMe } from '../../frame/session/session.ts';

/** The ventures to which the user may add a branch, within the current scope; and the reason if there are none. */
export function useBranchVentures() {
  const { t } = useTranslation('beheer-branches');
  const me = useMe();
  const { venture, ventures } = useScope();
  return {
    ventures: (venture ? [venture] : ventures).filter(({ ventureId }) =>
      hasPermission(me, 'branches.edit', { ventureId }),
    ),
    // A user with the permission for some branches does not have it for the venture.
    reason: hasPermission(me, 'branches.edit') ? t('newBranchLocked') : undefined,
  };
}
