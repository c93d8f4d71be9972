import { PageHead } from '../page-head.tsx';
import type { BlockData } from './block-data.ts';
import { BlockDataContext } from './block-data.ts';
import { ContentTemplate } from './content-template.tsx';
import type { ContentPageData } from './load-content.ts';

/** A content page with its head (P 2.4) and the template of its type. */
export function ContentView({ page, blockData }: { page: ContentPageData; blockData: BlockData }) {
  return (
    <BlockDataContext value={blockData}>
      <PageHead
        title={page.seoTitle ?? page.name}
        description={page.seoDescription ?? page.introduction}
        disableIndexing={page.disableIndexing}
        disableFollowing={page.disableFollowing}
      />
      <ContentTemplate page={page} />
    </BlockDataContext>
  );
}
