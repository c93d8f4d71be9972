import { BranchDetails } from '../../content/branch-pages/branch-details.tsx';
import { BranchOverview } from '../../content/branch-pages/branch-overview.tsx';
import { ContentView } from '../../content/page-view/content-view.tsx';
import { loadContentView } from '../../content/page-view/load-content-view.ts';
import { loadContentById, loadContentByPath } from '../../content/pages/load-content.ts';
import { openedPage, orNotFound, pageRequestContext } from '../../frame/pages/page-context.ts';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { contentIdIn } from '../../frame/web/venture-segment.ts';
import { webSettings } from '../../frame/web/web-settings.ts';
import { LastOrderedPart } from '../../ordering/previously-ordered/last-ordered-part.tsx';
import { loadVentureBranches, VentureBranchesContext } from '../../organisation/finder/load-venture-branches.ts';
import { BranchFactsContext, loadBranch } from '../../organisation/opening-hours/load-branch.ts';
import { contentStyles } from '../styles/content-styles.ts';
import type { Route } from './+types/content.page.ts';

export const links = contentStyles;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = openedPage(context);
  const { pathname } = url;
  const contentId = contentIdIn(pathname, webSettings.cms);
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
        <ContentView {...view} templates={templates} LastOrdered={LastOrderedPart} />
      </VentureBranchesContext>
    </BranchFactsContext>
  );
}
