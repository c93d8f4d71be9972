import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { LastOrderedContext, type LastOrderedProps } from '../blocks/last-ordered-slot.ts';
import type { BlockData } from '../pages/block-data.ts';
import { BlockDataContext } from '../pages/block-data.ts';
import type { ContentPageData } from '../pages/load-content.ts';
import { type Surroundings, SurroundingsContext } from '../pages/page-surroundings.ts';
import { ContentSurface } from './content-surface.tsx';
import { ContentTemplate, type GivenTemplates } from './content-template.tsx';

const PreviewFrame = lazy(() => import('./preview-frame.tsx'));

export interface ContentViewData {
  page: ContentPageData;
  blockData: BlockData;
  surroundings: Surroundings;
}

interface ContentViewProps extends ContentViewData {
  /** The title of the document; defaults to that of the content. */
  title?: string;
  templates?: GivenTemplates;
  /** Shows the articles a customer ordered last, in a block for them. */
  LastOrdered: ComponentType<LastOrderedProps>;
}

/** A content page with its head (P 2.4) and the template of its type. */
export function ContentView({
  page,
  blockData,
  surroundings,
  templates,
  LastOrdered,
  title = contentTitle(page),
}: ContentViewProps) {
  const { pathname } = useLocation();
  // A page opened by its id or in another spelling still has its own canonical address.
  const canonical = page.url && page.url !== pathname.toLowerCase() ? page.url : undefined;
  return (
    <BlockDataContext value={blockData}>
      <SurroundingsContext value={surroundings}>
        <PageHead
          title={title}
          description={page.seoDescription ?? page.introduction}
          image={page.pageImage?.url}
          canonical={canonical}
          disableIndexing={page.disableIndexing}
          disableFollowing={page.disableFollowing}
        />
        {page.isPreview && (
          <Suspense>
            <PreviewFrame pageId={page.contentLink.id} />
          </Suspense>
        )}
        <ContentSurface>
          <LastOrderedContext value={LastOrdered}>
            <ContentTemplate key={page.contentLink.id} page={page} templates={templates} />
          </LastOrderedContext>
        </ContentSurface>
      </SurroundingsContext>
    </BlockDataContext>
  );
}

export function contentTitle({ seoTitle, name }: Pick<ContentPageData, 'seoTitle' | 'name'>): string {
  return seoTitle ?? name;
}
