import { BranchDetails } from '../branches/branch-details.tsx';
import { BranchFactsContext, loadBranch } from '../branches/load-branch.ts';
import { ContentView } from '../content/content-view.tsx';
import { loadContentById, loadContentByPath } from '../content/load-content.ts';
import { loadContentView } from '../content/load-content-view.ts';
import { openedPage, orNotFound, pageRequestContext } from '../pages/page-context.ts';
import { siteSettings } from '../site/site-settings.ts';
import { contentIdIn } from '../site/venture-segment.ts';
import { loadTexts } from '../translation/texts.tsx';
import type { Route } from './+types/content.page.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = openedPage(context);
  const { pathname } = url;
  const contentId = contentIdIn(pathname, siteSettings.cms);
  const content = contentId ? loadContentById(page, contentId) : loadContentByPath(page, pathname);
  const view = await loadContentView(page, url, orNotFound(content));
  if (view.page.contentType !== 'LocationDetailPage') return { ...view, branch: null };
  const { api, log, chrome } = page;
  const { now, googleMapsBrowserKey: googleMapsKey } = context.get(pageRequestContext);
  const [branch, texts] = await Promise.all([
    loadBranch({ api, log, now, googleMapsKey }, chrome.venture.id, view.page.branchId),
    loadTexts(api, ['branches']),
  ]);
  return { ...view, branch, texts: { ...view.texts, ...texts } };
}

/** /{venture}/{content}/{slug...}: whatever page the content system has there (P 2.15). */
export default function ContentPage({ loaderData: { branch, ...view } }: Route.ComponentProps) {
  return (
    <BranchFactsContext value={branch}>
      <ContentView {...view} templates={{ BranchDetails }} />
    </BranchFactsContext>
  );
}
