import { data } from 'react-router';
import type { PageContext } from '../../frame/pages/page-context.ts';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { loadBlockData } from '../pages/block-data.ts';
import type { ContentPageData } from '../pages/load-content.ts';
import { loadSurroundings } from '../pages/load-surroundings.ts';
import { hasTemplate } from './content-template.tsx';
import type { ContentViewData } from './content-view.tsx';

/** All data of a content page, for the loader of every route that shows one. */
export async function loadContentView(context: PageContext, url: URL, content: Promise<ContentPageData>) {
  const { api, chrome } = context;
  const [page, texts] = await Promise.all([content, loadTexts(api, ['content', 'catalogue'])]);
  // Content of another venture, and content that is not a page, is a 404 here.
  if (page.ventureId !== chrome.venture.id || !hasTemplate(page.contentType)) throw data(null, { status: 404 });
  const [blockData, surroundings] = await Promise.all([
    loadBlockData(context, page.blocks),
    loadSurroundings(context, page, url),
  ]);
  return { page, blockData, surroundings, texts } satisfies ContentViewData & { texts: unknown };
}
