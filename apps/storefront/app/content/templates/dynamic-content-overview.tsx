import { EmptyState } from '../../ui/molecules/empty-state.tsx';
import { PageHead } from '../../ui/molecules/page-head.tsx';
import { NewsGrid } from '../../ui/organisms/news-grid.tsx';
import { BlockList } from '../block-list.tsx';
import { teaserCard } from '../blocks/content-grid-block.tsx';
import type { PageOf } from '../content-template.tsx';

export function DynamicContentOverview({ page }: { page: PageOf<'DynamicContentOverviewPage'> }) {
  const items = page.source.expanded ?? [];
  return (
    <>
      <div className="wrap section">
        <PageHead title={page.title} intro={page.introduction} />
        {items.length > 0 ? (
          <NewsGrid items={items.map(teaserCard)} />
        ) : (
          <EmptyState icon="info" title={page.emptyText} />
        )}
      </div>
      <BlockList blocks={page.blocks} />
    </>
  );
}
