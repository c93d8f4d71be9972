import type { ComponentProps } from 'react';
import { FooterNewsletter } from '../../customers/newsletter/footer-newsletter.tsx';
import { HydrateWhenNear } from '../../frame/document/hydrate-when-near.tsx';
import { Footer } from '../../frame/footer/footer.tsx';

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
