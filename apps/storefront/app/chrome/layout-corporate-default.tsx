import type { ReactNode } from 'react';
import { CorporateHeader } from './corporate-header.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import { MainMenu } from './main-menu.tsx';
import type { PageNavigation } from './page-navigation.ts';
import { SiteMessages } from './site-messages.tsx';
import { mainId, SkipLink } from './skip-link.tsx';

export interface LayoutProps extends Omit<FooterProps, 'columns'> {
  navigation: PageNavigation;
  children: ReactNode;
}

/** Pages of the portal (P 2.1 corporate-default). */
export function LayoutCorporateDefault({ venture, navigation, children, ...footer }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <SiteMessages venture={venture} />
      <CorporateHeader venture={venture} links={navigation.headerLinks} />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer venture={venture} columns={navigation.footerLinks} {...footer} />
      <MainMenu venture={venture} />
    </>
  );
}
