import type { ContentTeaser } from '@bouwpoort/contract/content/content-parts';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import type { NewsCardProps } from '@bouwpoort/ui/molecules/news-card.tsx';

/** A page as a card. Only types that are read by date, such as news, show the date. */
export function teaserCard(teaser: ContentTeaser): NewsCardProps {
  return {
    href: teaser.url,
    meta: teaserMeta(teaser),
    title: teaser.title,
    text: teaser.introduction ?? undefined,
    picture: teaser.pageImage?.url,
  };
}

export function teaserMeta({ contentType, category, publishedAt }: ContentTeaser): string {
  const dated = contentType === 'NewsPage' || contentType === 'BlogPage';
  return [dated && showDate(publishedAt), category].filter(Boolean).join(' · ');
}
