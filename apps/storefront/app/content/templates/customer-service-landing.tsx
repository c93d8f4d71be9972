import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { BlockList } from '../block-list.tsx';
import { BlockSection } from '../block-section.tsx';
import { IconTiles } from '../icon-tiles.tsx';
import type { PageOf } from '../page-of.ts';
import { ContactOptions } from './contact-options.tsx';
import { ContentBody } from './content-body.tsx';
import { ContentHead } from './content-head.tsx';

export function CustomerServiceLanding({ page }: { page: PageOf<'CustomerServiceLandingPage'> }) {
  const { t } = useTranslation('content');
  return (
    <>
      <ContentHead page={page} />
      <BlockSection title={t('topics')}>
        <IconTiles tiles={page.topics} columns={page.topics.length === 4 || page.topics.length > 6 ? 4 : 3} />
      </BlockSection>
      {page.contactOptions.length > 0 && (
        <BlockSection title={t('contact')}>
          <ContactOptions options={page.contactOptions} />
        </BlockSection>
      )}
      <ContentBody html={page.mainBody} />
      <BlockList page={page} />
    </>
  );
}
