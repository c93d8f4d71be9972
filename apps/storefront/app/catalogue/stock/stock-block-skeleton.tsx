import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';

/** A row of two lines, like the final content. */
export function StockBlockSkeleton() {
  return (
    <div className="stock-block" aria-hidden="true">
      <div className="row">
        <Skeleton width="1.5rem" height="1.5rem" />
        <span className="row__main">
          <span className="row__title">
            <Skeleton width="70%" height="1.5rem" />
          </span>
          <span className="row__sub">
            <Skeleton width="45%" height="1.25rem" />
          </span>
        </span>
      </div>
    </div>
  );
}

/** Two lines too. */
export function StockLineSkeleton() {
  return (
    <div className="stock-line" aria-hidden="true">
      <span className="stock-line__skeleton">
        <Skeleton width="60%" height="1.25rem" />
        <Skeleton width="80%" height="1.125rem" />
      </span>
    </div>
  );
}

export function DeliverySkeleton() {
  return (
    <div className="delivery-block">
      <StockBlockSkeleton />
    </div>
  );
}
