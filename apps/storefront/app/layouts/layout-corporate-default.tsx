import type { ReactNode } from 'react';
import { Footer, type FooterProps } from '../footer/footer.tsx';
import { CorporateHeader } from '../header/corporate-header.tsx';
import { MainMenu } from '../menu/main-menu.tsx';
import { SiteMessages } from '../messages/site-messages.tsx';
import { FooterNewsletter } from '../newsletter/footer-newsletter.tsx';
import type { PageNavigation } from '../pages/page-navigation.ts';
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
      <Footer venture={venture} columns={navigation.footerLinks} {...footer}>
        <FooterNewsletter />
      </Footer>
      <MainMenu venture={venture} />
    </>
  );
}
