import type { ContentItem } from '@bouwpoort/contract/content';
import type { AnyContentPage } from '@bouwpoort/contract/content-types';
import type { PageLog } from '@bouwpoort/contract/page-request';
import type { PageContext } from '../pages/page-context.ts';
import type { ShownBlock } from './shown-block.ts';
import { soundBlocks } from './sound-blocks.server.ts';

/** A page as the content system serves it: its own properties beside those every content item has (P 3.6). */
export type ContentPageData = ContentItem & WithShownBlocks<AnyContentPage>;

type WithShownBlocks<T> = T extends unknown ? Omit<T, 'blocks'> & { blocks: ShownBlock[] } : never;

type Loading = Pick<PageContext, 'api' | 'log'>;

export async function loadContentById({ api, log }: Loading, contentId: string): Promise<ContentPageData> {
  return asPage(log, await api.call('content.byId', { params: { contentId }, query: { expand: '*' } }));
}

export async function loadContentByPath({ api, log }: Loading, contentUrl: string): Promise<ContentPageData> {
  return asPage(log, await api.call('content.byPath', { query: { contentUrl, expand: '*' } }));
}

/** Stored content has passed the schema of its type on its way in, so its contentType says what else it holds. */
function asPage(log: PageLog, item: ContentItem): ContentPageData {
  return { ...item, blocks: soundBlocks(log, item.contentLink.id, item.blocks) } as ContentPageData;
}
