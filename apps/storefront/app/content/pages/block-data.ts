import type { VentureListEntry } from '@bouwpoort/contract/organisation/ventures';
import type { Client } from '@bouwpoort/contract/program/client';
import type { TileProps } from '@bouwpoort/ui/molecules/tile.tsx';
import { createContext, use } from 'react';
import { categoryTiles } from '../../catalogue/categories/category-tiles.ts';
import { loadBlockProducts } from '../../catalogue/categories/load-block-products.ts';
import type { ProductTile } from '../../catalogue/tiles/catalogue-mapping.ts';
import type { VentureBrick } from '../../frame/organisms/venture-wall.tsx';
import type { PageContext } from '../../frame/pages/page-context.ts';
import { paths } from '../../frame/web/paths.ts';
import { webSettings } from '../../frame/web/web-settings.ts';
import type { ShownBlock } from './shown-block.ts';

/** Data of blocks besides content: loaded with the page, and only when a block needs it. */
export interface BlockData {
  ventures: VentureTeaser[];
  /** The products of each ManualCommerceBlock, by the id of the block. */
  products: Record<string, ProductTile[]>;
  /** The tiles of each CategoryOverviewBlock, by the id of the block. */
  categories: Record<string, TileProps[]>;
}

interface VentureTeaser extends Omit<VentureBrick, 'lines'> {
  specialism: string;
  branches: number;
  hasBouwshop: boolean;
}

/** Left out of every list, as with its locations (C 9). */
const excludedName = 'VLC';

export async function loadBlockData(
  context: Pick<PageContext, 'api' | 'log' | 'chrome'>,
  blocks: readonly ShownBlock[],
): Promise<BlockData> {
  const { venture, ventures, navigation } = context.chrome;
  const needsVentures = blocks.some((block) => block.contentType === 'CorporateHeroBlock' && block.ventureWall);
  const [teasers, products] = await Promise.all([
    needsVentures ? loadVentureTeasers(context.api, ventures) : [],
    loadBlockProducts(
      context,
      blocks.filter((block) => block.contentType === 'ManualCommerceBlock'),
      venture.id,
    ),
  ]);
  const categories = blocks
    .filter((block) => block.contentType === 'CategoryOverviewBlock')
    .map((block) => [block.id, categoryTiles(navigation.headerLinks, block.categoryIds)] as const);
  return { ventures: teasers, products, categories: Object.fromEntries(categories) };
}

async function loadVentureTeasers(api: Client, ventures: readonly VentureListEntry[]): Promise<VentureTeaser[]> {
  const shown = ventures.filter(({ id, name }) => id !== webSettings.defaultVentureId && name !== excludedName);
  const details = await Promise.all(shown.map(({ id }) => api.call('ventures.details', { params: { ventureId: id } })));
  return details.map((venture) => ({
    href: paths.home(venture),
    name: venture.name,
    logo: venture.footerLogoUrl,
    logoSize: venture.logoSizes.footerLogo,
    accentColor: venture.accentColor,
    specialism: venture.specialism,
    branches: venture.storeLocations.length,
    hasBouwshop: venture.storeLocations.some((location) => location.bouwshopServices.length > 0),
  }));
}

export const BlockDataContext = createContext<BlockData>({ ventures: [], products: {}, categories: {} });

export function useBlockData(): BlockData {
  return use(BlockDataContext);
}
