import { BlockList } from '../blocks/block-list.tsx';
import type { PageOf } from '../pages/page-of.ts';
import { ArticleContent } from './article-content.tsx';
import { FactsContent } from './facts-content.tsx';
import { LandingContent } from './landing-content.tsx';
import { RelatedPages } from './related-pages.tsx';

/** News and articles to read, pages with facts to act on, and pages that consist of blocks. */
export function AdvancedContent({ page }: { page: PageOf<'ContentPage' | 'NewsPage' | 'BlogPage'> }) {
  return (
    <>
      {page.contentType !== 'ContentPage' ? (
        <ArticleContent page={page} />
      ) : page.blocks[0]?.contentType === 'CorporateHeroBlock' ? (
        // The hero is the head of the page, and contains its only h1.
        <BlockList page={page} />
      ) : page.facts && page.facts.length > 0 ? (
        <FactsContent page={page} facts={page.facts} />
      ) : (
        <LandingContent page={page} />
      )}
      <RelatedPages references={page.related ?? []} />
    </>
  );
}
