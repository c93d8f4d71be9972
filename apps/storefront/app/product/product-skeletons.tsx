import { Skeleton } from '../ui/atoms/skeleton.tsx';
import { useTranslation } from '../ui/use-translation.ts';

/** The order form's own heights: price, quantity and unit, sentence, total, button. */
export function OrderFormSkeleton() {
  const { t } = useTranslation('product');
  return (
    <div className="order-skeleton" role="status">
      <span className="sr-only">{t('orderLoading')}</span>
      <Skeleton width="11rem" height="3rem" />
      <Skeleton height="3.25rem" />
      <Skeleton width="75%" height="1.5rem" />
      <Skeleton height="2rem" />
      <Skeleton height="3.25rem" />
    </div>
  );
}

const cards = ['a', 'b', 'c', 'd', 'e'];

export function RelatedSkeleton() {
  const { t } = useTranslation('product');
  return (
    <div className="related-skeleton" role="status">
      <span className="sr-only">{t('relatedLoading')}</span>
      {cards.map((card) => (
        <Skeleton key={card} height="24rem" />
      ))}
    </div>
  );
}
