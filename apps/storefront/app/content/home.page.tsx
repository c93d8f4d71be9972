import { pageContext } from '../page-context.ts';
import { loadTexts } from '../texts.tsx';
import type { Route } from './+types/home.page.ts';
import { loadBlockData } from './block-data.ts';
import { ContentView } from './content-view.tsx';
import { loadContentById } from './load-content.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, chrome } = context.get(pageContext);
  const [page, texts] = await Promise.all([
    loadContentById(api, chrome.venture.homePage.id),
    loadTexts(api, ['content']),
  ]);
  return { page, texts, blockData: await loadBlockData(api, page.blocks, chrome.ventures) };
}

/** '/', the portal's home (P 2.1). */
export default function HomePage({ loaderData: { page, blockData } }: Route.ComponentProps) {
  return <ContentView page={page} blockData={blockData} />;
}
