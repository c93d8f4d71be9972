import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { inLaterTask } from '@bouwpoort/ui/in-later-task.ts';
import { PageHead as Heading } from '@bouwpoort/ui/molecules/page-head.tsx';
import { TabLinks } from '@bouwpoort/ui/molecules/tabs.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect } from 'react';
import { packListing, useListing } from '../../catalogue/listing/packed-listing.ts';
import { ProductListing } from '../../catalogue/listing/product-listing.tsx';
import { UnlinkedAccountWarning } from '../../catalogue/prices/unlinked-account-warning.tsx';
import { ExactArticleLink } from '../../catalogue/search/exact-article-link.tsx';
import { FoundPagesList } from '../../catalogue/search/found-pages-list.tsx';
import { isEmpty, loadSearch, type SearchData } from '../../catalogue/search/load-search.ts';
import { SearchEmpty } from '../../catalogue/search/search-empty.tsx';
import { useClickCount, useSearchCount } from '../../catalogue/search/search-events.ts';
import { SearchFailed } from '../../catalogue/search/search-failed.tsx';
import { SearchPageForm } from '../../catalogue/search/search-page-form.tsx';
import { SearchStart } from '../../catalogue/search/search-start.tsx';
import { storeRecentSearch } from '../../catalogue/suggestions/recent-searches.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { deviceStorage } from '../../frame/interface-state/device-storage.ts';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { paths } from '../../frame/web/paths.ts';
import { webSettings } from '../../frame/web/web-settings.ts';
import type { Route } from './+types/search.page.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = openedPage(context);
  const [data, texts] = await Promise.all([
    loadSearch(page, { request, url }),
    loadTexts(page.api, ['search', 'catalogue']),
  ]);
  return { ...data, listing: data.listing && packListing(data.listing), texts };
}

/** /{venture}/zoeken?q=&tab= (C 2.1, 2.3) */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('search');
  const venture = useVenture();
  const listing = useListing(loaderData.listing);
  const found = { ...loaderData, listing };
  const { query } = found;
  useRemembered(found, venture.id);
  useSearchCount(found, venture.id);
  return (
    <div className="wrap search-page">
      <PageHead title={query ? t('titleFor', { query }) : t('title')} disableIndexing />
      <Heading title={query ? <TitleFor query={query} /> : t('title')} />
      {/* The portal's header has no search bar. */}
      {venture.id === webSettings.defaultVentureId && <SearchPageForm action={paths.search(venture)} query={query} />}
      <UnlinkedAccountWarning />
      {query ? <SearchResults {...found} /> : <SearchStart categories={found.categories} />}
    </div>
  );
}

/** Typed text may be right-to-left; the text around it is not. */
function TitleFor({ query }: { query: string }) {
  const { t } = useTranslation('search');
  return (
    <>
      {t('resultsFor')} ‘<bdi>{query}</bdi>’
    </>
  );
}

function SearchResults(found: SearchData) {
  const { t } = useTranslation('search');
  const venture = useVenture();
  const { query, isTruncated, tab, hasProducts, productCount, pageCount } = found;
  const tabs = [
    { label: t('articles'), href: paths.search(venture, query, 'producten'), count: productCount },
    { label: t('pages'), href: paths.search(venture, query, 'paginas'), count: pageCount },
  ].map(({ count, ...rest }, index) => ({
    ...rest,
    ...(count === null ? {} : { count }),
    current: (index === 0) === (tab === 'producten'),
  }));
  return (
    <>
      {isTruncated && <p className="search-page__note">{t('shortened')}</p>}
      {found.didYouMean && (
        <p className="search-page__note">
          {t('didYouMean')}{' '}
          <Anchor href={paths.search(venture, found.didYouMean)}>
            <bdi>{found.didYouMean}</bdi>
          </Anchor>
          ?
        </p>
      )}
      <TabLinks label={t('tabs')} tabs={hasProducts ? tabs : tabs.slice(1)} />
      <div className="tab-panel">{tab === 'producten' ? <ProductsTab {...found} /> : <PagesTab {...found} />}</div>
    </>
  );
}

function ProductsTab({ query, tab, listing, pageCount, categories }: SearchData) {
  const around = useClickCount(query, listing?.page ?? 1, useVenture().id);
  if (!listing) return <SearchFailed query={query} tab={tab} />;
  if (isEmpty(listing))
    return <SearchEmpty query={query} other={{ tab: 'paginas', count: pageCount ?? 0 }} categories={categories} />;
  return (
    <div ref={around}>
      <ExactArticleLink products={listing.products} query={query} />
      <ProductListing key={query} listing={listing} />
    </div>
  );
}

function PagesTab({ query, tab, pages, productCount, categories }: SearchData) {
  if (!pages) return <SearchFailed query={query} tab={tab} />;
  if (pages.types.length === 0)
    return <SearchEmpty query={query} other={{ tab: 'producten', count: productCount ?? 0 }} categories={categories} />;
  return <FoundPagesList query={query} pages={pages} />;
}

/** Only a search with results is stored as recent, so that a typing error is not. */
function useRemembered({ query, productCount, pageCount }: SearchData, ventureId: string): void {
  const hasFound = (productCount ?? 0) + (pageCount ?? 0) > 0;
  useEffect(() => {
    if (!query || !hasFound) return;
    return inLaterTask(() => storeRecentSearch(deviceStorage, ventureId, query));
  }, [query, hasFound, ventureId]);
}
