import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { BlockList } from '../block-list.tsx';
import { BlockSection } from '../block-section.tsx';
import { IconTiles } from '../icon-tiles.tsx';
import type { PageOf } from '../page-of.ts';
import { ContentBody } from './content-body.tsx';
import { ContentColumns } from './content-columns.tsx';
import { ContentHead } from './content-head.tsx';

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
