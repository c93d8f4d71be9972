import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { BlockList } from '../blocks/block-list.tsx';
import { ContentColumns } from '../layout/content-columns.tsx';
import { ContentHead } from '../layout/content-head.tsx';
import { SideList } from '../layout/side-list.tsx';
import type { PageOf } from '../pages/page-of.ts';
import { htmlHeadings } from './html-headings.ts';

/** A plain text, with a table of contents if the page asks for it. */
export function SimpleContent({ page }: { page: PageOf<'SimpleContentPage'> }) {
  const { t } = useTranslation('content');
  const headings = page.showContents ? htmlHeadings(page.mainBody ?? '') : [];
  const body = page.mainBody && <RichText html={page.mainBody} />;
  return (
    <>
      <ContentHead page={page}>
        {page.updatedOn && <p className="small muted">{t('updatedOn', { date: showDate(page.updatedOn) })}</p>}
      </ContentHead>
      {headings.length > 1 ? (
        <ContentColumns
          asideFirst
          aside={
            <SideList title={t('contents')} items={headings.map(({ id, text }) => ({ href: `#${id}`, label: text }))} />
          }
        >
          {body}
          <BlockList page={page} />
        </ContentColumns>
      ) : (
        <>
          <div className="wrap content-body">{body}</div>
          <BlockList page={page} />
        </>
      )}
    </>
  );
}
