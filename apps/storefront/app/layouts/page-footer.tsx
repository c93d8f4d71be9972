import type { ComponentProps } from 'react';
import { Footer } from '../footer/footer.tsx';
import { FooterNewsletter } from '../newsletter/footer-newsletter.tsx';

export type PageFooterProps = Omit<ComponentProps<typeof Footer>, 'children'>;

export function PageFooter(props: PageFooterProps) {
  return (
    <Footer {...props}>
      <FooterNewsletter />
    </Footer>
  );
}
