import { lazy, Suspense } from 'react';
import { BranchHead } from '../../branches/branch-head.tsx';
import type { PageOf } from '../page-of.ts';

/** With its map and its clock it is heavier than all other templates, which should not have to carry it. */
const BranchDetailsPage = lazy(() => import('../../branches/branch-details-page.tsx'));

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
