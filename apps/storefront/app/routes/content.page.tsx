import { BranchDetails } from '../branches/branch-details.tsx';
import { BranchOverview } from '../branches/branch-overview.tsx';
import { BranchFactsContext, loadBranch } from '../branches/load-branch.ts';
import { loadVentureBranches, VentureBranchesContext } from '../branches/load-venture-branches.ts';
import { ContentView } from '../content/content-view.tsx';
import { loadContentById, loadContentByPath } from '../content/load-content.ts';
import { loadContentView } from '../content/load-content-view.ts';
import { openedPage, orNotFound, pageRequestContext } from '../pages/page-context.ts';
import { siteSettings } from '../site/site-settings.ts';
import { contentIdIn } from '../site/venture-segment.ts';
import { contentStyles } from '../styles/content-styles.ts';
import { loadTexts } from '../translation/texts.tsx';
import type { Route } from './+types/content.page.ts';

export const links = contentStyles;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = openedPage(context);
  const { pathname } = url;
  const contentId = contentIdIn(pathname, siteSettings.cms);
  const content = contentId ? loadContentById(page, contentId) : loadContentByPath(page, pathname);
  const view = await loadContentView(page, url, orNotFound(content));
  const { page: shown } = view;
  const isBranch = shown.contentType === 'LocationDetailPage';
  const isOverview =
    shown.contentType === 'DynamicContentOverviewPage' && shown.source.contentType === 'LocationDetailPage';
  if (!isBranch && !isOverview) return { ...view, branch: null, branches: null };
  const { api, log, chrome } = page;
  const { now, googleMapsBrowserKey: googleMapsKey } = context.get(pageRequestContext);
  const loading = { api, log, now, googleMapsKey };
  const [branch, branches, texts] = await Promise.all([
    isBranch ? loadBranch(loading, chrome.venture.id, shown.branchId) : null,
    isOverview ? loadVentureBranches(loading, chrome.venture.id, url.searchParams) : null,
    loadTexts(api, ['branches']),
  ]);
  return { ...view, branch, branches, texts: { ...view.texts, ...texts } };
}

const templates = { BranchDetails, DynamicContentOverview: BranchOverview };

/** /{venture}/{content}/{slug...}: any page in the content system (P 2.15). */
export default function ContentPage({ loaderData: { branch, branches, ...view } }: Route.ComponentProps) {
  return (
    <BranchFactsContext value={branch}>
      <VentureBranchesContext value={branches}>
        <ContentView {...view} templates={templates} />
      </VentureBranchesContext>
    </BranchFactsContext>
  );
}
