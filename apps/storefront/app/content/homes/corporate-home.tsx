import { PageHead } from '@bouwpoort/ui/molecules/page-head.tsx';
import { BlockList } from '../blocks/block-list.tsx';
import type { PageOf } from '../pages/page-of.ts';
import { HomeOrganization } from './home-organization.tsx';

/** The page consists of blocks; the hero among them is the head, and a home page without one still has a title. */
export function CorporateHome({ page }: { page: PageOf<'HomePage'> }) {
  const hasHero = page.blocks.some(({ contentType }) => contentType === 'CorporateHeroBlock');
  return (
    <>
      <HomeOrganization />
      {!hasHero && (
        <div className="wrap section">
          <PageHead title={page.title} intro={page.introduction} />
        </div>
      )}
      <BlockList page={page} />
    </>
  );
}
