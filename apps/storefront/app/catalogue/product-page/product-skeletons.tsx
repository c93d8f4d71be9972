import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

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
