import type { Navigation } from '@bouwpoort/contract/navigation';
import type { ReactNode } from 'react';
import { CorporateHeader } from './corporate-header.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import { MainMenu } from './main-menu.tsx';
import { SiteMessages } from './site-messages.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { useMainMenu } from './use-main-menu.ts';

export interface LayoutCorporateProps extends Omit<FooterProps, 'columns'> {
  navigation: Navigation;
  children: ReactNode;
}

/** Pages of the portal (P 2.1 corporate-default). */
export function LayoutCorporateDefault({ venture, navigation, children, ...footer }: LayoutCorporateProps) {
  const menu = useMainMenu(navigation.headerLinks);
  return (
    <>
      <SkipLink />
      <SiteMessages messages={[...venture.sitewideMessages, ...venture.ventureMessages]} />
      <CorporateHeader venture={venture} links={navigation.headerLinks} onMenu={menu.open} />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer venture={venture} columns={navigation.footerLinks} {...footer} />
      <MainMenu
        isPortal
        menu={menu}
        venture={venture}
        links={navigation.headerLinks}
        secondaryLinks={navigation.secondaryLinks}
      />
    </>
  );
}
