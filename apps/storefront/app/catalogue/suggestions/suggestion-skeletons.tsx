import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { usePurchaseAccess } from '../prices/purchase-access.ts';

/** C 9 */
const placeholders = ['60%', '75%', '55%', '70%', '65%'];

/** The shape of the result: articles for a venture with a shop, otherwise lines. */
export function SuggestionSkeletons({ hasShop }: { hasShop: boolean }) {
  const hasPrices = usePurchaseAccess().prices === 'asked';
  return (
    <>
      <div className="suggest__group" aria-hidden="true">
        <SkeletonTitle />
        {placeholders.map((width) => (
          <div key={width} className="suggest__item">
            <Skeleton width="1.25rem" height="1.25rem" />
            <Skeleton width={width} />
          </div>
        ))}
      </div>
      {hasShop && (
        <div className="suggest__group--articles" aria-hidden="true">
          <SkeletonTitle />
          {placeholders.map((width) => (
            <ArticleSkeleton key={width} width={width} hasPrices={hasPrices} />
          ))}
        </div>
      )}
    </>
  );
}

function ArticleSkeleton({ width, hasPrices }: { width: string; hasPrices: boolean }) {
  return (
    <div className={classNames('suggest__row suggest__product', hasPrices && 'suggest__product--priced')}>
      <div className="suggest__cell suggest__article">
        <span className="suggest__picture">
          <Skeleton height="100%" />
        </span>
        <span className="suggest__name">
          <Skeleton width={width} />
        </span>
        <span className="suggest__facts">
          <Skeleton width="12rem" height="0.875rem" />
        </span>
        <span className="suggest__stock">
          <Skeleton width="7rem" height="1.25rem" />
        </span>
        {hasPrices && (
          <span className="suggest__price">
            <Skeleton width="5rem" height="1.5rem" />
          </span>
        )}
      </div>
      {hasPrices && (
        <span className="suggest__add">
          <Skeleton height="var(--target)" />
        </span>
      )}
    </div>
  );
}

function SkeletonTitle() {
  return (
    <div className="suggest__title">
      <Skeleton width="5rem" height="1.125rem" />
    </div>
  );
}
