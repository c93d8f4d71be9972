import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { SearchSuggestions } from '../../catalogue/suggestions/search-suggestions.tsx';
import {
  AddSkeleton,
  PriceSkeleton,
  StockSkeleton,
  type SuggestionPurchase,
  SuggestionPurchaseContext,
} from '../../catalogue/suggestions/suggestion-purchase-slot.tsx';

/** Visitors never load it. */
const purchase = () => import('../../ordering/order-form/suggestion-purchase.tsx');

const slots: SuggestionPurchase = {
  Stock: lazyPart(() => purchase().then((part) => part.SuggestionStock), StockSkeleton),
  Price: lazyPart(() => purchase().then((part) => part.SuggestionPrice), PriceSkeleton),
  Add: lazyPart(() => purchase().then((part) => part.SuggestionAdd), AddSkeleton),
};

/** Suggestions below the search bar, with the order controls of the articles. */
export function ShopSuggestions({ venture }: { venture: VentureDetails }) {
  return (
    <SuggestionPurchaseContext value={slots}>
      <SearchSuggestions venture={venture} />
    </SuggestionPurchaseContext>
  );
}
