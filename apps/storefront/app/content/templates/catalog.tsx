import { CatalogueOverview } from '../../catalogue/catalogue-overview.tsx';
import { UnlinkedAccountWarning } from '../../purchase/unlinked-account-warning.tsx';
import { BlockList } from '../block-list.tsx';
import type { PageOf } from '../page-of.ts';
import { useSurroundings } from '../page-surroundings.ts';
import { ContentBody } from './content-body.tsx';
import { ContentHead } from './content-head.tsx';

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
