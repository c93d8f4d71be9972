import type { PreviouslyOrderedBlock as Block } from '@bouwpoort/contract/content-blocks';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Carousel } from '@bouwpoort/ui/organisms/carousel.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { ProductCard } from '../../catalogue/product-card.tsx';
import { useKnownChrome } from '../../pages/use-chrome.ts';
import { useLastOrdered } from '../../previously-ordered/use-last-ordered.ts';
import { siteSettings } from '../../site/site-settings.ts';
import { useChromeSession } from '../../visitor/chrome-session.ts';
import { BlockNotice } from '../block-notice.tsx';
import { BlockSection } from '../block-section.tsx';

/** What the customer ordered last (C 2.10). Visitors, guests and whoever never ordered see nothing of it. */
export function PreviouslyOrderedBlock({ block }: { block: Block }) {
  const { t } = useTranslation('content');
  const { venture, session } = useKnownChrome();
  const user = useChromeSession();
  const isCustomer = user.kind === 'user' && !user.isGuestAccount && user.dynamics;
  // On the portal it is of the customer's own venture; in another's it has nothing to say.
  const isHere = session?.ventureId === venture.id || venture.id === siteSettings.defaultVentureId;
  const owner =
    isCustomer && isHere && session?.ventureId ? { userId: session.userId, ventureId: session.ventureId } : null;
  const last = useLastOrdered(owner);
  if (!owner || (last.status === 'ready' && last.products.length === 0)) return null;
  if (last.status === 'failed') return <BlockNotice />;
  return (
    <BlockSection title={block.title} link={block.link}>
      {last.status === 'loading' && <CardSkeletons />}
      {last.status === 'ready' && (
        <Carousel
          size="narrow"
          label={block.title}
          previousLabel={t('productsPrevious')}
          nextLabel={t('productsNext')}
          slides={last.products.map((product) => ({ key: product.id, content: <ProductCard product={product} /> }))}
        />
      )}
    </BlockSection>
  );
}

function CardSkeletons() {
  return (
    <div className="ordered-skeletons" aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} height="31.25rem" />
      ))}
    </div>
  );
}
