import { data } from 'react-router';
import { orNotFound, pageContext } from '../page-context.ts';
import { siteSettings } from '../site-settings.ts';
import { loadTexts } from '../texts.tsx';
import { contentIdIn } from '../venture-segment.ts';
import type { Route } from './+types/content.page.ts';
import { loadBlockData } from './block-data.ts';
import { ContentView } from './content-view.tsx';
import { loadContentById, loadContentByPath } from './load-content.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, chrome } = context.get(pageContext);
  const { pathname } = new URL(request.url);
  const contentId = contentIdIn(pathname, siteSettings.cms);
  const [page, texts] = await Promise.all([
    orNotFound(contentId ? loadContentById(api, contentId) : loadContentByPath(api, pathname)),
    loadTexts(api, ['content']),
  ]);
  if (page.ventureId !== chrome.venture.id) throw data(null, { status: 404 });
  return { page, texts, blockData: await loadBlockData(api, page.blocks, chrome.ventures) };
}

/** /{venture}/{content}/{slug...}: whatever page the content system has there (P 2.15). */
export default function ContentPage({ loaderData: { page, blockData } }: Route.ComponentProps) {
  return <ContentView page={page} blockData={blockData} />;
}
