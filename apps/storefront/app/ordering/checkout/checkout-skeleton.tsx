import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { CheckoutSteps } from './checkout-steps.tsx';

/** Has the final layout, to avoid layout shifts when the cart arrives. */
export function CheckoutSkeleton() {
  const { t } = useTranslation('checkout');
  return (
    <div className="wrap checkout-page" aria-busy="true">
      <div className="checkout-head">
        <h1>{t('title')}</h1>
        <CheckoutSteps step={1} reached={1} />
      </div>
      <div className="checkout" aria-hidden="true">
        <div className="checkout__main">
          <div className="checkout-block">
            <Skeleton width="16rem" height="1.75rem" />
            <Skeleton height="4rem" />
            <Skeleton height="4rem" />
          </div>
          <div className="checkout-block">
            <Skeleton width="14rem" height="1.75rem" />
            <Skeleton height="4rem" />
            <Skeleton height="4rem" />
          </div>
        </div>
        <div className="summary">
          <Skeleton width="9rem" height="1.75rem" />
          <Skeleton height="2.5rem" />
          <Skeleton height="2.5rem" />
          <Skeleton height="2.25rem" />
        </div>
      </div>
    </div>
  );
}
