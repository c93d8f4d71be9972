import type { Navigation } from '@bouwpoort/contract/navigation';
import type { ReactNode } from 'react';
import { CorporateHeader } from './corporate-header.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import { MainMenu } from './main-menu.tsx';
import { mainMenuLinks } from './main-menu-links.ts';
import { SiteMessages } from './site-messages.tsx';
import { mainId, SkipLink } from './skip-link.tsx';

export interface LayoutProps extends Omit<FooterProps, 'columns'> {
  navigation: Navigation;
  children: ReactNode;
}

/** Pages of the portal (P 2.1 corporate-default). */
export function LayoutCorporateDefault({ venture, navigation, children, ...footer }: LayoutProps) {
  const links = mainMenuLinks(navigation.headerLinks, venture.id);
  return (
    <>
      <SkipLink />
      <SiteMessages venture={venture} />
      <CorporateHeader venture={venture} links={links} />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer venture={venture} columns={navigation.footerLinks} {...footer} />
      <MainMenu venture={venture} links={links} secondaryLinks={navigation.secondaryLinks} />
    </>
  );
}
