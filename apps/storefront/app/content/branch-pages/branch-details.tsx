import { lazy, Suspense } from 'react';
import type { PageOf } from '../pages/page-of.ts';
import { BranchHead } from './branch-head.tsx';

/** Lazy: with its map and its clock it is heavier than all other templates, which should not have to load it. */
const BranchDetailsPage = lazy(() => import('./branch-details-page.tsx'));

export function BranchDetails({ page }: { page: PageOf<'LocationDetailPage'> }) {
  return (
    <Suspense
      fallback={
        <div className="wrap">
          <BranchHead page={page} />
        </div>
      }
    >
      <BranchDetailsPage page={page} />
    </Suspense>
  );
}
