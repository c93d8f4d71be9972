import { Skeleton } from '../ui/atoms/skeleton.tsx';

/** The heights of stock, price and order in a card. */
export function CardPurchaseSkeleton({ product }: { product: { variants: readonly unknown[] } }) {
  return (
    <>
      <div className="product-card__stock">
        <Skeleton width="80%" height="1.25rem" />
      </div>
      <div className="product-card__price">
        <Skeleton width="6.5rem" height="1.5rem" />
      </div>
      <div className="compact-order" aria-hidden="true">
        {product.variants.length > 1 && <Skeleton height="var(--target)" />}
        <div className="product-card__order">
          <Skeleton height="var(--target)" />
          <Skeleton height="var(--target)" />
        </div>
      </div>
    </>
  );
}

export function RowPurchaseSkeleton({ product }: { product: { variants: readonly unknown[] } }) {
  return (
    <>
      <div className="product-row__stock compact-stock">
        <Skeleton width="7rem" height="1.25rem" />
        {product.variants.length > 1 && <Skeleton height="var(--target)" />}
      </div>
      <div className="product-row__price">
        <Skeleton width="6rem" height="1.5rem" />
      </div>
      <div className="product-row__order" aria-hidden="true">
        <span className="stepper-skeleton">
          <Skeleton height="var(--target)" />
        </span>
        <Skeleton height="var(--target)" />
      </div>
    </>
  );
}
