import { useKnownChrome } from '../../chrome/use-chrome.ts';
import { RichText } from '../../ui/molecules/rich-text.tsx';
import { TileGrid } from '../../ui/organisms/tile-grid.tsx';
import { BlockList } from '../block-list.tsx';
import { categoryTiles } from '../category-tiles.ts';
import type { PageOf } from '../page-of.ts';
import { ContentHead } from './content-head.tsx';

/** The main categories, as the menu has them (C 2.2). */
export function Catalog({ page }: { page: PageOf<'CatalogPage'> }) {
  const { navigation } = useKnownChrome();
  return (
    <>
      <ContentHead page={page} picture="none" />
      <div className="wrap">
        <TileGrid tiles={categoryTiles(navigation.headerLinks, undefined)} />
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
