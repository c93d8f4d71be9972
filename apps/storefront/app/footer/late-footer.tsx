import { memo } from 'react';
import { HydrateWhenNear } from '../document/hydrate-when-near.tsx';
import { latePart } from '../document/late-part.tsx';
import type { FooterProps } from './footer.tsx';

const Footer = latePart(() => import('./footer.tsx').then((part) => part.Footer));

/** Below the first screen of most pages. Memo, because what is rendered again before its code is here cannot be hydrated. */
export const LateFooter = memo((props: FooterProps) => (
  <HydrateWhenNear as="footer" className="footer" code={Footer}>
    <Footer {...props} />
  </HydrateWhenNear>
));
