import type { ReactNode } from 'react';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { CorporateHeader } from '../../frame/header/corporate-header.tsx';
import { VentureHeader } from '../../frame/header/venture-header.tsx';
import { MenuPreviewBanner } from '../../frame/layouts/menu-preview-banner.tsx';
import { mainId, SkipLink } from '../../frame/layouts/skip-link.tsx';
import { UspBar } from '../../frame/layouts/usp-bar.tsx';
import { MainMenu } from '../../frame/menu/main-menu.tsx';
import { offeredLinks } from '../../frame/menu/offered-links.ts';
import { WebMessages } from '../../frame/messages/web-messages.tsx';
import { useSiteTitle } from '../../frame/pages/page-head.tsx';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { JobsitePicker } from '../../ordering/jobsite-choice/jobsite-picker.tsx';
import { PageFooter } from './page-footer.tsx';

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
      <WebMessages venture={venture} isLoggedIn={isLoggedIn} />
      {kind === 'corporate' ? (
        <CorporateHeader venture={venture} links={offeredLinks(navigation.headerLinks, isLoggedIn)} />
      ) : (
        <>
          <VentureHeader venture={venture} jobsite={<JobsitePicker venture={venture} place="row" />} />
          <JobsitePicker venture={venture} place="strip" />
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
