import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { useProductPurchase } from './product-purchase.ts';

/** Rows of products, below column headings for a user who can order. */
export function ProductList({ children }: { children: ReactNode }) {
  const { t } = useTranslation('catalogue');
  const heads = useProductPurchase()?.rowHeads;
  return (
    <div className={classNames('product-list', heads?.length === 2 && 'product-list--no-prices')}>
      {heads && (
        <div className="list-head" aria-hidden="true">
          <span />
          <span>{t('article')}</span>
          {heads.map((head, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns that never change place
            <span key={index}>{head}</span>
          ))}
        </div>
      )}
      <ul>{children}</ul>
    </div>
  );
}
