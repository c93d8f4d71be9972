import type { ReactNode } from 'react';
import { CorporateHeader } from '../header/corporate-header.tsx';
import { VentureHeader } from '../header/venture-header.tsx';
import { MainMenu } from '../menu/main-menu.tsx';
import { offeredLinks } from '../menu/offered-links.ts';
import { SiteMessages } from '../messages/site-messages.tsx';
import { useSiteTitle } from '../pages/page-head.tsx';
import { useKnownChrome } from '../pages/use-chrome.ts';
import { SitePicker } from '../site-choice/site-picker.tsx';
import { useChromeSession } from '../visitor/chrome-session.ts';

import { MenuPreviewBanner } from './menu-preview-banner.tsx';
import { PageFooter } from './page-footer.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { UspBar } from './usp-bar.tsx';

interface PageLayoutProps {
  /** 'corporate' for the portal, also for tasks across all ventures; 'venture' for the header of a venture. */
  kind: 'corporate' | 'venture';
  children: ReactNode;
}

/** The layouts corporate-default, venture-wizardpage and default of P 2.1. */
export function PageLayout({ kind, children }: PageLayoutProps) {
  const { venture, navigation, year, menuPreview } = useKnownChrome();
  const siteTitle = useSiteTitle();
  const isLoggedIn = useChromeSession().kind === 'user';
  return (
    <>
      <SkipLink />
      {menuPreview !== null && <MenuPreviewBanner />}
      <SiteMessages venture={venture} isLoggedIn={isLoggedIn} />
      {kind === 'corporate' ? (
        <CorporateHeader venture={venture} links={offeredLinks(navigation.headerLinks, isLoggedIn)} />
      ) : (
        <>
          <VentureHeader venture={venture} />
          <SitePicker venture={venture} place="strip" />
          <UspBar usps={venture.uspSettings} />
        </>
      )}
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <PageFooter venture={venture} columns={navigation.footerLinks} siteTitle={siteTitle} year={year} />
      <MainMenu venture={venture} />
    </>
  );
}
