import { ContentView } from '../../content/page-view/content-view.tsx';
import { loadContentView } from '../../content/page-view/load-content-view.ts';
import { loadContentById } from '../../content/pages/load-content.ts';
import { openedPage } from '../../frame/pages/page-context.ts';
import { LastOrderedPart } from '../../ordering/previously-ordered/last-ordered-part.tsx';
import { contentStyles } from '../styles/content-styles.ts';
import type { Route } from './+types/home.page.ts';

export const links = contentStyles;

export function loader({ context, url }: Route.LoaderArgs) {
  const page = openedPage(context);
  return loadContentView(page, url, loadContentById(page, page.chrome.venture.homePage.id));
}

/** '/', the portal's home (P 2.1). */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <ContentView {...loaderData} LastOrdered={LastOrderedPart} />;
}
