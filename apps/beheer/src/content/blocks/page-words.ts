import { blockTexts, pageTexts } from '@bouwpoort/contract/content/content-labels';
import type { PageNode } from '@bouwpoort/contract/content/pages.staff';
import type { BeheerIconName } from '../../frame/kit/icon.tsx';

/** The texts of a type of block or page, which may be unknown here. */
export const blocks = new Map(Object.entries(blockTexts));
export const pages = new Map(Object.entries(pageTexts));

export function blockName(contentType: string): string {
  return blocks.get(contentType)?.name ?? contentType;
}

export function templateName(contentType: string): string {
  return pages.get(contentType)?.name ?? contentType;
}

const icons: ReadonlyMap<string, BeheerIconName> = new Map<string, BeheerIconName>([
  ['VentureHomePage', 'home'],
  ['HomePage', 'home'],
  ['LocationDetailPage', 'store'],
  ['LoginPage', 'lock'],
  ['CatalogPage', 'package'],
]);

export function pageIcon({ contentType, childCount }: Pick<PageNode, 'contentType' | 'childCount'>): BeheerIconName {
  return icons.get(contentType) ?? (childCount > 0 ? 'b-folder' : 'file');
}
