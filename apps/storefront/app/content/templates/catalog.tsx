import { useKnownChrome } from '../../chrome/use-chrome.ts';
import { PageHead } from '../../ui/molecules/page-head.tsx';
import { TileGrid } from '../../ui/organisms/tile-grid.tsx';
import { BlockList } from '../block-list.tsx';
import { categoryTiles } from '../category-tiles.ts';
import type { PageOf } from '../content-template.tsx';

export function Catalog({ page }: { page: PageOf<'CatalogPage'> }) {
  const { navigation } = useKnownChrome();
  return (
    <>
      <div className="wrap section">
        <PageHead title={page.title} intro={page.introduction} />
        <TileGrid tiles={categoryTiles(navigation.headerLinks, undefined)} />
      </div>
      <BlockList blocks={page.blocks} />
    </>
  );
}
