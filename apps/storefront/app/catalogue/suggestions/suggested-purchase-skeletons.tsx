import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';

/* The cells of a suggested article while its tile or the code for ordering loads. */

export const StockSkeleton = () => <Skeleton width="7rem" height="1.25rem" />;
export const PriceSkeleton = () => <Skeleton width="5rem" height="1.5rem" />;
export const AddSkeleton = () => (
  <span className="suggest__add">
    <Skeleton height="var(--target)" />
  </span>
);
