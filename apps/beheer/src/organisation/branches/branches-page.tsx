import { beheerBranchRoutes } from '@bouwpoort/contract/organisation/branches.staff';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../frame/api/read.ts';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { NewLink } from '../../frame/page/new-link.tsx';
import { SectionHead } from '../../frame/sections/section-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { BranchNav, useBranches } from './branch-nav.tsx';
import { ClosuresCard } from './closures-card.tsx';
import { useBranchVentures } from './use-branch-ventures.ts';

export function Component() {
  const { t } = useTranslation('beheer-branches');
  const { error, refetch } = useQuery(read(beheerBranchRoutes.list));
  const branches = useBranches();
  const { link } = useScope();
  const { ventures, reason } = useBranchVentures();
  return (
    <>
      <SectionHead>
        <NewLink
          label={t('newBranch')}
          group={t('branches')}
          to={link('/vestigingen/_nieuw')}
          permission="branches.edit"
          may={ventures.length > 0}
          reason={reason}
        />
      </SectionHead>
      {error && <LoadError error={error} retry={refetch} />}
      <div className="cols br2">
        {branches ? <BranchNav branches={branches} /> : !error && <Skeleton height="12rem" />}
        <div className="col">
          <ClosuresCard />
        </div>
      </div>
    </>
  );
}
