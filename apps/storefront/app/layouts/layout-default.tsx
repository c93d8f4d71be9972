import { Footer } from '../footer/footer.tsx';
import { VentureHeader } from '../header/venture-header.tsx';
import { MainMenu } from '../menu/main-menu.tsx';
import { SiteMessages } from '../messages/site-messages.tsx';
import { FooterNewsletter } from '../newsletter/footer-newsletter.tsx';
import type { LayoutProps } from './layout-corporate-default.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { UspBar } from './usp-bar.tsx';

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
      <Footer venture={venture} columns={navigation.footerLinks} {...footer}>
        <FooterNewsletter />
      </Footer>
      <MainMenu venture={venture} />
    </>
  );
}
