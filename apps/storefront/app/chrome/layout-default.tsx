import type { Navigation } from '@bouwpoort/contract/navigation';
import type { ReactNode } from 'react';
import { Footer, type FooterProps } from './footer.tsx';
import { MainMenu } from './main-menu.tsx';
import { SiteMessages } from './site-messages.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { useMainMenu } from './use-main-menu.ts';
import { UspBar } from './usp-bar.tsx';
import { VentureHeader, type VentureHeaderProps } from './venture-header.tsx';

export interface LayoutDefaultProps extends Omit<FooterProps, 'columns'>, Omit<VentureHeaderProps, 'onMenu'> {
  navigation: Navigation;
  /** The cart link inside the menu. */
  menuCart?: ReactNode;
  children: ReactNode;
}

/** Pages of a venture (P 2.1 default). */
export function LayoutDefault({ venture, navigation, menuCart, children, ...rest }: LayoutDefaultProps) {
  const menu = useMainMenu(navigation.headerLinks);
  return (
    <>
      <SkipLink />
      <SiteMessages messages={[...venture.sitewideMessages, ...venture.ventureMessages]} />
      <VentureHeader
        venture={venture}
        onMenu={menu.open}
        ownBranchId={rest.ownBranchId}
        branchNote={rest.branchNote}
        account={rest.account}
        cart={rest.cart}
        search={rest.search}
      />
      <UspBar usps={venture.uspSettings} />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer
        venture={venture}
        columns={navigation.footerLinks}
        siteTitle={rest.siteTitle}
        year={rest.year}
        onCookieSettings={rest.onCookieSettings}
      />
      <MainMenu
        menu={menu}
        venture={venture}
        links={navigation.headerLinks}
        secondaryLinks={navigation.secondaryLinks}
        ownBranchId={rest.ownBranchId}
        cart={menuCart}
      />
    </>
  );
}
