import { Picture } from '../../ui/atoms/picture.tsx';
import { PageHead } from '../../ui/molecules/page-head.tsx';
import { RichText } from '../../ui/molecules/rich-text.tsx';
import { BlockList } from '../block-list.tsx';
import type { ContentPageData } from '../load-content.ts';

/** Title, picture, text, blocks: what every page can be shown as. */
export function SimpleContent({ page }: { page: ContentPageData }) {
  return (
    <>
      <div className="wrap section">
        <PageHead title={page.title} intro={page.introduction} />
        {page.pageImage && (
          <Picture className="page-picture" src={page.pageImage.url} alt="" width={1280} height={480} priority />
        )}
        {page.mainBody && <RichText html={page.mainBody} />}
      </div>
      <BlockList blocks={page.blocks} />
    </>
  );
}
