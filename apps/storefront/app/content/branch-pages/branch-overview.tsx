import { lazy, Suspense, use } from 'react';
import { VentureBranchesContext } from '../../organisation/finder/load-venture-branches.ts';
import { ContentHead } from '../layout/content-head.tsx';
import type { PageOf } from '../pages/page-of.ts';
import { DynamicContentOverview } from '../templates/dynamic-content-overview.tsx';

/** Lazy: with its map it is heavier than all other templates, which should not have to load it. */
const BranchOverviewPage = lazy(() => import('./branch-overview-page.tsx'));

/** The branches of a venture; any other overview is a list of pages. */
export function BranchOverview({ page }: { page: PageOf<'DynamicContentOverviewPage'> }) {
  const branches = use(VentureBranchesContext);
  if (!branches) return <DynamicContentOverview page={page} />;
  return (
    <Suspense fallback={<ContentHead page={page} picture="none" />}>
      <BranchOverviewPage page={page} branches={branches} />
    </Suspense>
  );
}
