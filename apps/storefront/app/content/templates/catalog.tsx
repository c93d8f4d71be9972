import { CatalogueOverview } from '../../catalogue/catalogue-overview.tsx';
import { catalogueSections } from '../../catalogue/catalogue-sections.ts';
import { useKnownChrome } from '../../chrome/use-chrome.ts';
import { RichText } from '../../ui/molecules/rich-text.tsx';
import { BlockList } from '../block-list.tsx';
import type { PageOf } from '../page-of.ts';
import { ContentHead } from './content-head.tsx';

/** The main categories with what is below them, as the menu has them (C 2.2). */
export function Catalog({ page }: { page: PageOf<'CatalogPage'> }) {
  const { navigation } = useKnownChrome();
  return (
    <>
      <ContentHead page={page} picture="none" />
      <div className="wrap">
        <CatalogueOverview sections={catalogueSections(navigation.headerLinks)} />
      </div>
      {page.mainBody && (
        <div className="wrap content-body">
          <RichText html={page.mainBody} />
        </div>
      )}
      <BlockList page={page} />
    </>
  );
}
