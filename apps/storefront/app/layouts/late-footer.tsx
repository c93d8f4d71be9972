import { memo } from 'react';
import { HydrateWhenNear } from '../document/hydrate-when-near.tsx';
import { latePart } from '../document/late-part.tsx';
import type { PageFooterProps } from './page-footer.tsx';

const PageFooter = latePart(() => import('./page-footer.tsx').then((part) => part.PageFooter));

/** Below the first screen of most pages. Memo, because what is rendered again before its code is here cannot be hydrated. */
export const LateFooter = memo((props: PageFooterProps) => (
  <HydrateWhenNear as="footer" className="footer" code={PageFooter}>
    <PageFooter {...props} />
  </HydrateWhenNear>
));
