import { CatalogueOverview } from '../../catalogue/categories/catalogue-overview.tsx';
import { UnlinkedAccountWarning } from '../../catalogue/prices/unlinked-account-warning.tsx';
import { BlockList } from '../blocks/block-list.tsx';
import { ContentBody } from '../layout/content-body.tsx';
import { ContentHead } from '../layout/content-head.tsx';
import type { PageOf } from '../pages/page-of.ts';
import { useSurroundings } from '../pages/page-surroundings.ts';

/** The main categories with their subcategories, as in the menu (C 2.2). */
export function Catalog({ page }: { page: PageOf<'CatalogPage'> }) {
  const { catalogue = [] } = useSurroundings();
  return (
    <>
      <ContentHead page={page} picture="none" />
      <div className="wrap">
        <UnlinkedAccountWarning />
        <CatalogueOverview sections={catalogue} />
      </div>
      <ContentBody html={page.mainBody} />
      <BlockList page={page} />
    </>
  );
}
