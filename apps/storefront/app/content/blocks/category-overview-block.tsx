import type { CategoryOverviewBlock as Block } from '@bouwpoort/contract/content-blocks';
import { useKnownChrome } from '../../chrome/use-chrome.ts';
import { TileGrid } from '../../ui/organisms/tile-grid.tsx';
import { BlockSection } from '../block-section.tsx';
import { categoryTiles } from '../category-tiles.ts';

export function CategoryOverviewBlock({ block }: { block: Block }) {
  const { navigation } = useKnownChrome();
  const tiles = categoryTiles(navigation.headerLinks, block.categoryIds);
  if (tiles.length === 0) return null;
  return (
    <BlockSection title={block.title} introduction={block.introduction} link={block.link}>
      <TileGrid tiles={tiles} />
    </BlockSection>
  );
}
