import type { CategoryOverviewBlock as Block } from '@bouwpoort/contract/content/content-blocks';
import { TileGrid } from '@bouwpoort/ui/organisms/tile-grid.tsx';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { useBlockData } from '../pages/block-data.ts';

export function CategoryOverviewBlock({ block }: { block: Block }) {
  const tiles = useBlockData().categories[block.id] ?? [];
  if (tiles.length === 0) return null;
  return (
    <BlockSection title={block.title} introduction={block.introduction} link={block.link}>
      <TileGrid tiles={tiles} />
    </BlockSection>
  );
}
