import { openedPage, orNotFound } from '../page-context.ts';
import { siteSettings } from '../site-settings.ts';
import { contentIdIn } from '../venture-segment.ts';
import type { Route } from './+types/content.page.ts';
import { ContentView } from './content-view.tsx';
import { loadContentById, loadContentByPath } from './load-content.ts';
import { loadContentView } from './load-content-view.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const page = openedPage(context);
  const { pathname } = url;
  const contentId = contentIdIn(pathname, siteSettings.cms);
  const content = contentId ? loadContentById(page, contentId) : loadContentByPath(page, pathname);
  return loadContentView(page, url, orNotFound(content));
}

/** /{venture}/{content}/{slug...}: whatever page the content system has there (P 2.15). */
export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return <ContentView {...loaderData} />;
}
