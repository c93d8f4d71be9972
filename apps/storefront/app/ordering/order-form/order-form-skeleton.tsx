import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

/** The order form without its price: the same rows with the same heights, to avoid layout shifts. */
export function OrderFormSkeleton() {
  const { t } = useTranslation('purchase');
  return (
    <div className="order-form" aria-busy="true">
      <div className="order-form__price">
        <Skeleton width="9rem" height="2.5rem" />
        <div className="order-form__conditions">
          <span className="price__note" role="status">
            {t('loading')}
          </span>
        </div>
      </div>
      <div className="order-form__qty" aria-hidden="true">
        <div className="field">
          <span className="field__label">{t('quantity')}</span>
          <Skeleton height="var(--target-l)" />
        </div>
        <div className="field">
          <span className="field__label">{t('unit')}</span>
          <Skeleton height="var(--target-l)" />
        </div>
      </div>
      <div className="rounding" aria-hidden="true">
        <Skeleton width="60%" height="1.25rem" />
      </div>
      <p className="order-form__total" aria-hidden="true">
        <span>{t('total')}</span>
        <Skeleton width="6rem" height="1.5rem" />
      </p>
      <Skeleton height="var(--target-l)" />
    </div>
  );
}
