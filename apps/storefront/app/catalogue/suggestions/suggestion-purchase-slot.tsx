import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { type ComponentType, createContext } from 'react';
import type { ProductTile } from '../tiles/catalogue-mapping.ts';

export interface SuggestionPurchaseProps {
  product: ProductTile;
  url: string;
}

/** The slots in a suggested article for ordering it, for users who see prices. */
export type SuggestionPurchase = Record<'Stock' | 'Price' | 'Add', ComponentType<SuggestionPurchaseProps>>;

export const SuggestionPurchaseContext = createContext<SuggestionPurchase | null>(null);

/** What fills the slots until the article and the code are loaded. */
export const StockSkeleton = () => <Skeleton width="7rem" height="1.25rem" />;
export const PriceSkeleton = () => <Skeleton width="5rem" height="1.5rem" />;
export const AddSkeleton = () => (
  <span className="suggest__add">
    <Skeleton height="var(--target)" />
  </span>
);
