import type { ComponentProps } from 'react';
import { HydrateWhenNear } from '../document/hydrate-when-near.tsx';
import { Footer } from '../footer/footer.tsx';
import { FooterNewsletter } from '../newsletter/footer-newsletter.tsx';

type PageFooterProps = Omit<ComponentProps<typeof Footer>, 'children'>;

export function PageFooter(props: PageFooterProps) {
  return (
    <HydrateWhenNear as="footer" className="footer laid-out-later">
      <Footer {...props}>
        <FooterNewsletter />
      </Footer>
    </HydrateWhenNear>
  );
}
