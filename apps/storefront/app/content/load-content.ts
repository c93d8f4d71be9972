import type { Client } from '@bouwpoort/contract/client';
import type { ContentItem } from '@bouwpoort/contract/content';
import type { AnyContentPage } from '@bouwpoort/contract/content-types';
import type { ShownBlock } from './shown-block.ts';
import { soundBlocks } from './sound-blocks.server.ts';

/** A page as the content system serves it: its own properties beside those every content item has (P 3.6). */
export type ContentPageData = ContentItem & WithShownBlocks<AnyContentPage>;

type WithShownBlocks<T> = T extends unknown ? Omit<T, 'blocks'> & { blocks: ShownBlock[] } : never;

export async function loadContentById(api: Client, contentId: string): Promise<ContentPageData> {
  return asPage(await api.call('content.byId', { params: { contentId }, query: { expand: '*' } }));
}

export async function loadContentByPath(api: Client, contentUrl: string): Promise<ContentPageData> {
  return asPage(await api.call('content.byPath', { query: { contentUrl, expand: '*' } }));
}

/** Stored content has passed the schema of its type on its way in, so its contentType says what else it holds. */
function asPage(item: ContentItem): ContentPageData {
  return { ...item, blocks: soundBlocks(item.contentLink.id, item.blocks) } as ContentPageData;
}
