import type { CategoryOverviewBlock as Block } from '@bouwpoort/contract/content-blocks';
import { useKnownChrome } from '../../chrome/use-chrome.ts';
import { Section } from '../../ui/organisms/section.tsx';
import { TileGrid } from '../../ui/organisms/tile-grid.tsx';
import { categoryTiles } from '../category-tiles.ts';

export function CategoryOverviewBlock({ block }: { block: Block }) {
  const { navigation } = useKnownChrome();
  const tiles = categoryTiles(navigation.headerLinks, block.categoryIds);
  if (tiles.length === 0) return null;
  return (
    <Section title={block.title} link={block.link && { label: block.link.text, href: block.link.href }}>
      {block.introduction && <p className="muted">{block.introduction}</p>}
      <TileGrid tiles={tiles} />
    </Section>
  );
}
