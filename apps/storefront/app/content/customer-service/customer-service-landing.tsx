import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { IconTiles } from '../../frame/content-parts/icon-tiles.tsx';
import { BlockList } from '../blocks/block-list.tsx';
import { ContentBody } from '../layout/content-body.tsx';
import { ContentHead } from '../layout/content-head.tsx';
import type { PageOf } from '../pages/page-of.ts';
import { ContactOptions } from './contact-options.tsx';

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
