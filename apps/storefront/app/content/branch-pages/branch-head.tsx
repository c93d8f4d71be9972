import { PageHead } from '@bouwpoort/ui/molecules/page-head.tsx';
import type { ReactNode } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { BranchTop } from '../../frame/organisms/branch-detail-layout.tsx';
import { Trail } from '../layout/content-head.tsx';
import type { PageOf } from '../pages/page-of.ts';

/** The top of a branch page: all its content, and a place for its actions. */
export function BranchHead({ page, children }: { page: PageOf<'LocationDetailPage'>; children?: ReactNode }) {
  const venture = useVenture();
  return (
    <>
      <Trail name={page.name} />
      <BranchTop
        head={<PageHead over={venture.name} title={page.title} intro={page.introduction} />}
        picture={page.pageImage && { src: page.pageImage.url, alt: '' }}
      >
        {children}
      </BranchTop>
    </>
  );
}
