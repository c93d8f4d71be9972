import { useLocation } from 'react-router';
import { loadLoginScreen } from '../../customers/identity/login-screen.ts';
import type { SplitpageData } from '../../customers/identity/use-login-screen.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { LayoutSplitpage } from '../../frame/layouts/layout-splitpage.tsx';
import { PageOutlet } from '../../frame/layouts/page-outlet.tsx';
import { pageContext } from '../../frame/pages/page-context.ts';
import { paths } from '../../frame/web/paths.ts';
import type { Route } from './+types/splitpage.layout.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, log, chrome } = context.get(pageContext);
  return { loginScreen: await loadLoginScreen({ api, log }, chrome.venture) } satisfies SplitpageData;
}

/** Text and picture beside the form come from the venture's LoginPage (decisions, Content). */
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
