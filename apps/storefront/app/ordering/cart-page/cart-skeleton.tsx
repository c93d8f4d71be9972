import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';

const rows = ['1', '2', '3', '4'];

/** Has the final layout, to avoid layout shifts when the cart arrives. */
export function CartSkeleton() {
  return (
    <div className="window" aria-hidden="true">
      <div className="window__head">
        <Skeleton width="1.5rem" height="1.5rem" />
        <Skeleton width="14rem" height="1.25rem" />
        <span />
        <Skeleton width="10rem" />
      </div>
      {rows.map((row) => (
        <div className="line" key={row}>
          <span className="line__pic skeleton" />
          <div className="line__name">
            <Skeleton width="80%" height="1.125rem" />
            <Skeleton width="5rem" />
          </div>
          <div className="line__unit">
            <Skeleton width="4rem" />
          </div>
          <div className="line__qty">
            <Skeleton width="9rem" height="2.75rem" />
          </div>
          <div className="line__total">
            <Skeleton width="4.5rem" height="1.25rem" />
          </div>
        </div>
      ))}
    </div>
  );
}

export function SummarySkeleton() {
  return (
    <div className="cart__side" aria-hidden="true">
      <div className="summary">
        <Skeleton width="7rem" height="1.75rem" />
        <Skeleton height="1.25rem" />
        <Skeleton height="1.25rem" />
        <Skeleton height="2.25rem" />
        <Skeleton height="3.25rem" />
      </div>
    </div>
  );
}
