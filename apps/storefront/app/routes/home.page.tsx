import { ContentView } from '../content/content-view.tsx';
import { loadContentById } from '../content/load-content.ts';
import { loadContentView } from '../content/load-content-view.ts';
import { openedPage } from '../pages/page-context.ts';
import { contentStyles } from '../styles/content-styles.ts';
import type { Route } from './+types/home.page.ts';

export const links = contentStyles;

export function loader({ context, url }: Route.LoaderArgs) {
  const page = openedPage(context);
  return loadContentView(page, url, loadContentById(page, page.chrome.venture.homePage.id));
}

/** '/', the portal's home (P 2.1). */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <ContentView {...loaderData} />;
}
