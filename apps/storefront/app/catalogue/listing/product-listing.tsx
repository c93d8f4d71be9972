import { Pagination } from '@bouwpoort/ui/molecules/pagination.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HydrateWhenNear } from '../../frame/document/hydrate-when-near.tsx';
import { chosenOptions, FilterChips } from './filter-chips.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { ListedProducts } from './listed-products.tsx';
import { addressOf, withPage } from './listing-address.ts';
import { ListingEmpty } from './listing-empty.tsx';
import { FilterButton, filtersId, ListingCount, SortForm, ViewSwitch } from './listing-toolbar.tsx';
import { type ListingView, viewCookie } from './listing-view.ts';
import type { ProductListingData } from './product-listing-loader.ts';
import { useListingChoices } from './use-listing-choices.ts';
import { useStockFilter } from './use-stock-filter.ts';

interface ProductListingProps {
  listing: ProductListingData;
  /** Overrides the default text for an empty list. */
  empty?: ReactNode;
  /** Below the list, in its column. */
  children?: ReactNode;
}

/** A list of products with filters, sorting and paging: of a category, or of a search. */
export function ProductListing({ listing, empty, children }: ProductListingProps) {
  const { t } = useTranslation('catalogue');
  const choices = useListingChoices(listing.groups);
  const { on: stockFilter, set: onStockFilter, clearAll } = useStockFilter(listing.stockFilter, choices);
  const [view, setView] = useView(listing.view);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { heading, pages, onRemove } = useListingFocus(listing);
  const chosenCount = chosenOptions(choices.groups).length;
  const filtering = { choices, stockFilter, onStockFilter };
  const onClear = () => {
    onRemove();
    clearAll();
  };
  return (
    <div className="listing">
      <HydrateWhenNear as="aside" className="listing__side" id={filtersId} aria-label={t('filters')}>
        <FilterForm {...filtering} />
      </HydrateWhenNear>
      <section className="listing__main" aria-busy={choices.isPending}>
        <h2 className="sr-only" ref={heading} tabIndex={-1}>
          {t('products')}
        </h2>
        <div className="toolbar">
          <ListingCount total={listing.total} />
          <FilterButton chosenCount={chosenCount} onClick={() => setIsSheetOpen(true)} />
          <FilterChips choices={choices} stockFilter={stockFilter} onRemove={onRemove} onClear={onClear} />
          <SortForm choices={choices} sorts={listing.sorts} />
          <ViewSwitch choices={choices} view={view} onChange={setView} />
        </div>
        {listing.products.length > 0 ? (
          <div className="listing__sheet">
            <ListedProducts products={listing.products} view={view} />
          </div>
        ) : (
          (empty ?? <ListingEmpty {...filtering} isChosen={chosenCount > 0} onClear={onClear} />)
        )}
        <div className="listing__pages" ref={pages}>
          <Pagination
            page={listing.page}
            pageCount={listing.pageCount}
            hrefFor={(page) => addressOf(choices.path, withPage(choices.params, page))}
          />
        </div>
        {children}
      </section>
      <FilterSheet
        {...filtering}
        onClear={clearAll}
        open={isSheetOpen}
        onClose={() => setIsSheetOpen(false)}
        chosenCount={chosenCount}
        total={listing.total}
      />
    </div>
  );
}

function useView(serverView: ListingView): [view: ListingView, set: (view: ListingView) => void] {
  const [chosen, setChosen] = useState<ListingView>();
  const set = (view: ListingView) => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
    document.cookie = viewCookie(view);
    setChosen(view);
  };
  return [chosen ?? serverView, set];
}

/**
 * Manages the focus after navigation. A page link moves it to the start of the list; a filter chip that removes itself
 * would lose it. Any other choice leaves the focus in place.
 */
function useListingFocus(listing: ProductListingData) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const before = useRef(listing);
  const isRemoving = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    // The followed link may be gone: the last page has no next link.
    const isFromPages = activeElement === body || pages.current?.contains(activeElement);
    const isPaged = before.current.page !== listing.page && isFromPages;
    if (before.current !== listing && (isPaged || isRemoving.current)) {
      heading.current?.focus({ preventScroll: true });
      isRemoving.current = false;
    }
    before.current = listing;
  }, [listing]);
  const onRemove = () => {
    isRemoving.current = true;
  };
  return { heading, pages, onRemove };
}
