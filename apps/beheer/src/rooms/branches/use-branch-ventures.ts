import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useScope } from '../../session/scope.ts';
import { mayDo, useMe } from '../../session/session.ts';

/** The ventures one may add a branch to, of the work at hand or all of them; and why there is none. */
export function useBranchVentures() {
  const { t } = useTranslation('beheer-branches');
  const me = useMe();
  const { venture, ventures } = useScope();
  return {
    ventures: (venture ? [venture] : ventures).filter(({ ventureId }) => mayDo(me, 'branches.edit', { ventureId })),
    // Who works for some branches has the permission, but not for the venture.
    reason: mayDo(me, 'branches.edit') ? t('newBranchLocked') : undefined,
  };
}
