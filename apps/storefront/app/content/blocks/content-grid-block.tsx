import type { ContentGridBlock as Block } from '@bouwpoort/contract/content-grid-block';
import type { ContentTeaser } from '@bouwpoort/contract/content-parts';
import { showDate } from '@bouwpoort/trade/dutch-dates';
import type { NewsCardProps } from '../../ui/molecules/news-card.tsx';
import { NewsGrid } from '../../ui/organisms/news-grid.tsx';
import { Section } from '../../ui/organisms/section.tsx';
import { Ways } from '../../ui/organisms/ways.tsx';

/** Icon tiles are doors; pictures are cards. A source fills up the cards. */
export function ContentGridBlock({ block }: { block: Block }) {
  const ways = block.items.flatMap((item) => (item.kind === 'icon' ? [{ ...item, text: item.text ?? '' }] : []));
  const cards = [
    ...block.items.flatMap((item): NewsCardProps[] =>
      item.kind === 'picture'
        ? [{ href: item.href, meta: item.label ?? '', title: item.title, text: item.text, picture: item.image.url }]
        : [],
    ),
    ...(block.source?.expanded ?? []).map(teaserCard),
  ];
  return (
    <Section title={block.title} link={block.link && { label: block.link.text, href: block.link.href }}>
      {block.introduction && <p className="muted">{block.introduction}</p>}
      {ways.length > 0 && <Ways ways={ways} />}
      {cards.length > 0 && <NewsGrid items={cards} />}
    </Section>
  );
}

export function teaserCard(teaser: ContentTeaser): NewsCardProps {
  return {
    href: teaser.url,
    meta: teaser.category ?? showDate(teaser.publishedAt),
    title: teaser.title,
    text: teaser.introduction ?? undefined,
    picture: teaser.pageImage?.url,
  };
}
