import type { AnyContentPage } from '@bouwpoort/contract/content/content-types';
import type { ContentPreview } from '@bouwpoort/contract/content/pages';
import { previewHeader } from '@bouwpoort/contract/content/preview-token';
import type { ContentItem } from '@bouwpoort/contract/foundation/content-item';
import { ApiProblem, type Client } from '@bouwpoort/contract/program/client';
import type { PageLog } from '@bouwpoort/contract/program/page-request';
import type { PageContext } from '../pages/page-context.ts';
import type { ShownBlock } from './shown-block.ts';
import { validateBlocks } from './validate-blocks.server.ts';

/** A page as the content system serves it: its own properties and those of every content item (P 3.6). */
export type ContentPageData = ContentItem &
  Partial<Pick<ContentPreview, 'isPreview'>> &
  WithShownBlocks<AnyContentPage>;

type WithShownBlocks<T> = T extends unknown ? Omit<T, 'blocks'> & { blocks: ShownBlock[] } : never;

type Loading = Pick<PageContext, 'api' | 'log' | 'preview'>;

export async function loadContentById({ api, log, preview }: Loading, contentId: string): Promise<ContentPageData> {
  const draft = await loadPreview(api, preview, { contentId });
  return asPage(log, draft ?? (await api.call('content.byId', { params: { contentId }, query: { expand: '*' } })));
}

export async function loadContentByPath({ api, log, preview }: Loading, contentUrl: string): Promise<ContentPageData> {
  const draft = await loadPreview(api, preview, { contentUrl });
  return asPage(log, draft ?? (await api.call('content.byPath', { query: { contentUrl, expand: '*' } })));
}

/** The draft, for a user with a preview token of this page; everybody else gets the published version. */
async function loadPreview(
  api: Client,
  token: string | undefined,
  query: { contentId: string } | { contentUrl: string },
): Promise<ContentPreview | undefined> {
  if (token === undefined) return undefined;
  try {
    return await api.call('content.preview', { query, headers: { [previewHeader]: token } });
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}

/** Stored content is validated against the schema of its type on input, so its contentType determines its shape. */
function asPage(log: PageLog, item: ContentItem): ContentPageData {
  return { ...item, blocks: validateBlocks(log, item.contentLink.id, item.blocks) } as ContentPageData;
}
