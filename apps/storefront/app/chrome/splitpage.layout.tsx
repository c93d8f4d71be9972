import { useLocation } from 'react-router';
import { pageContext } from '../page-context.ts';
import { paths } from '../paths.ts';
import { loadLoginScreen } from '../session/login-screen.ts';
import type { Route } from './+types/splitpage.layout.ts';
import { LayoutSplitpage } from './layout-splitpage.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { useVenture } from './use-chrome.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, log, chrome } = context.get(pageContext);
  return { loginScreen: await loadLoginScreen({ api, log }, chrome.venture) };
}

/** Words and picture beside the form are the venture's LoginPage (decisions, Content). */
export default function SplitpageLayout({ loaderData: { loginScreen } }: Route.ComponentProps) {
  const venture = useVenture();
  const isRegistering = useLocation().pathname === paths.register(venture);
  return (
    <LayoutSplitpage
      venture={venture}
      picture={loginScreen?.picture ?? venture.backgroundImageUrl}
      slogan={isRegistering ? loginScreen?.registerPanelTitle : loginScreen?.panelTitle}
      usps={isRegistering ? undefined : loginScreen?.panelItems}
    >
      <PageOutlet />
    </LayoutSplitpage>
  );
}
