import type { PreviouslyOrderedBlock as Block } from '@bouwpoort/contract/content/content-blocks';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';

export function OrderedProductsSkeleton({ block }: { block: Block }) {
  return (
    <BlockSection title={block.title} link={block.link}>
      <div className="ordered-skeletons" aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} height="31.25rem" />
        ))}
      </div>
    </BlockSection>
  );
}
