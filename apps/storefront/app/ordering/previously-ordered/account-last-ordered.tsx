import { SectionHead } from '@bouwpoort/ui/molecules/section-head.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { ProductCard } from '../../catalogue/tiles/product-card.tsx';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import type { LastOrdered } from './load-last-ordered.ts';

/** Quick reorder of recent articles; hidden for users who never ordered. */
export function AccountLastOrdered({ ordered }: { ordered: LastOrdered }) {
  const { t } = useTranslation('account');
  const venture = useVenture();
  if (ordered.products.length === 0) return null;
  return (
    <section className="account-ordered">
      <SectionHead title={t('lastOrdered')} link={{ label: t('allOrdered'), href: paths.previouslyOrdered(venture) }} />
      <ul className="product-grid">
        {ordered.products.map(({ product }) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
