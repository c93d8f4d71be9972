import { lazy, Suspense, use } from 'react';
import type { PageOf } from '../content/page-of.ts';
import { ContentHead } from '../content/templates/content-head.tsx';
import { DynamicContentOverview } from '../content/templates/dynamic-content-overview.tsx';
import { VentureBranchesContext } from './load-venture-branches.ts';

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
