import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { IconTiles } from '../../frame/content-parts/icon-tiles.tsx';
import { BlockList } from '../blocks/block-list.tsx';
import { ContentBody } from '../layout/content-body.tsx';
import { ContentColumns } from '../layout/content-columns.tsx';
import { ContentHead } from '../layout/content-head.tsx';
import type { PageOf } from '../pages/page-of.ts';

/** A list of questions with a few links beside it; when there are many topics, they stand above it. */
export function CustomerServiceOverview({ page }: { page: PageOf<'CustomerServiceOverviewPage'> }) {
  const { t } = useTranslation('content');
  const manyTopics = page.topics.length > 3;
  const content = (
    <>
      <ContentBody html={page.mainBody} />
      <BlockList page={page} />
    </>
  );
  if (manyTopics || page.topics.length === 0) {
    return (
      <>
        <ContentHead page={page} picture="none" />
        {manyTopics && (
          <BlockSection title={t('topics')}>
            <IconTiles tiles={page.topics} columns={3} />
          </BlockSection>
        )}
        {content}
      </>
    );
  }
  return (
    <>
      <ContentHead page={page} picture="none" />
      <ContentColumns
        aside={
          <section>
            <h2>{t('contact')}</h2>
            <Rows>
              {page.topics.map((topic) => (
                <Row key={topic.href} icon={topic.icon} href={topic.href} title={topic.title} sub={topic.text} />
              ))}
            </Rows>
          </section>
        }
      >
        {content}
      </ContentColumns>
    </>
  );
}
