import type { ContentGridBlock as Block } from '@bouwpoort/contract/content/content-grid-block';
import type { NewsCardProps } from '@bouwpoort/ui/molecules/news-card.tsx';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { CardGrid } from '../../frame/content-parts/card-grid.tsx';
import { type IconTile, IconTiles } from '../../frame/content-parts/icon-tiles.tsx';
import { teaserCard } from '../../frame/content-parts/teaser-card.ts';

/** Icon tiles are links; pictures are cards. A source adds cards up to the maximum. */
export function ContentGridBlock({ block }: { block: Block }) {
  const tiles = block.items.flatMap((item): IconTile[] => (item.kind === 'icon' ? [item] : []));
  const cards = [
    ...block.items.flatMap((item): NewsCardProps[] =>
      item.kind === 'picture'
        ? [{ href: item.href, meta: item.label ?? '', title: item.title, text: item.text, picture: item.image.url }]
        : [],
    ),
    ...(block.source?.expanded ?? []).map(teaserCard),
  ];
  if (tiles.length === 0 && cards.length === 0) return null;
  return (
    <BlockSection title={block.title} introduction={block.introduction} link={block.link}>
      {tiles.length > 0 && <IconTiles tiles={tiles} columns={block.columns} />}
      {cards.length > 0 && <CardGrid cards={cards} columns={block.columns} />}
    </BlockSection>
  );
}
