import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';

/** The skeleton of the controls of a card or row. */
export function CompactOrderSkeleton({ className, hasChoice }: { className: string; hasChoice: boolean }) {
  return (
    <div className={className} aria-hidden="true">
      {hasChoice && (
        <span className="variant-choice">
          <Skeleton height="var(--target)" />
        </span>
      )}
      <span className="compact-order__quantity">
        <Skeleton height="var(--target)" />
      </span>
      <span className="compact-order__add">
        <Skeleton height="var(--target)" />
      </span>
    </div>
  );
}

interface PurchaseSkeletonProps {
  product: { variants: readonly unknown[] };
}

/** Stock, price and controls while they load, with their final heights. */
function PurchaseSkeleton({ product, block }: PurchaseSkeletonProps & { block: 'product-card' | 'product-row' }) {
  return (
    <>
      <div className={`${block}__stock compact-stock`}>
        <Skeleton width="7rem" height="1.25rem" />
      </div>
      <div className={`${block}__price`}>
        <Skeleton width="6.5rem" height="1.5rem" />
      </div>
      <CompactOrderSkeleton className={`${block}__order compact-order`} hasChoice={product.variants.length > 1} />
    </>
  );
}

export function CardPurchaseSkeleton({ product }: PurchaseSkeletonProps) {
  return <PurchaseSkeleton product={product} block="product-card" />;
}

export function RowPurchaseSkeleton({ product }: PurchaseSkeletonProps) {
  return <PurchaseSkeleton product={product} block="product-row" />;
}
