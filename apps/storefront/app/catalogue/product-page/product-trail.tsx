import { Tag } from '@bouwpoort/ui/atoms/tag.tsx';
import type { Crumb } from '@bouwpoort/ui/molecules/breadcrumb-data.ts';
import { Breadcrumbs } from '@bouwpoort/ui/molecules/breadcrumbs.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { interfaceActions } from '../../frame/interface-state/interface-store.ts';
import { paths } from '../../frame/web/paths.ts';

interface ProductTrailProps {
  productName: string;
  categories: readonly Crumb[];
  stockFilter: boolean;
}

/** The breadcrumbs of the product, with the stock filter if it is on (C 2.2). */
export function ProductTrail({ productName, categories, stockFilter }: ProductTrailProps) {
  const { t } = useTranslation('product');
  const { venture } = useKnownChrome();
  return (
    <div className="product-trail">
      <Breadcrumbs
        crumbs={[{ label: venture.name, href: paths.home(venture) }, ...categories, { label: productName }]}
      />
      {stockFilter && (
        <Tag active removable onClick={() => interfaceActions.setStockFilterEnabled(false)}>
          {t('stockFilter')}
        </Tag>
      )}
    </div>
  );
}
