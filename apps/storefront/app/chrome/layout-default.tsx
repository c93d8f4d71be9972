import { Footer } from './footer.tsx';
import type { LayoutProps } from './layout-corporate-default.tsx';
import { MainMenu } from './main-menu.tsx';
import { SiteMessages } from './site-messages.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { UspBar } from './usp-bar.tsx';
import { VentureHeader } from './venture-header.tsx';

/** Pages of a venture (P 2.1 default). */
export function LayoutDefault({ venture, navigation, children, ...footer }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <SiteMessages venture={venture} />
      <VentureHeader venture={venture} />
      <UspBar usps={venture.uspSettings} />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer venture={venture} columns={navigation.footerLinks} {...footer} />
      <MainMenu venture={venture} />
    </>
  );
}
