import { PageHead } from '@bouwpoort/ui/molecules/page-head.tsx';
import type { ReactNode } from 'react';
import type { PageOf } from '../content/page-of.ts';
import { Trail } from '../content/templates/content-head.tsx';
import { BranchTop } from '../organisms/branch-detail-layout.tsx';
import { useVenture } from '../pages/use-chrome.ts';

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
