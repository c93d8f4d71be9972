import { ApiProblem } from '@bouwpoort/contract/program/client';
import { StructuredData } from '@bouwpoort/ui/structured-data.tsx';
import { useState } from 'react';
import { data, type ShouldRevalidateFunction, useSearchParams } from 'react-router';
import { readStockFilterCookie } from '../../catalogue/listing/stock-filter-cookie.ts';
import { LazyProductDetails } from '../../catalogue/product-page/lazy-product-details.tsx';
import stylesheet from '../../catalogue/product-page/product.css?url';
import { ProductGallery } from '../../catalogue/product-page/product-gallery.tsx';
import { ProductHeading } from '../../catalogue/product-page/product-heading.tsx';
import { ProductOrderBar } from '../../catalogue/product-page/product-order-bar.tsx';
import { ProductOrderColumn } from '../../catalogue/product-page/product-order-column.tsx';
import { RelationRows, ReplacedBy } from '../../catalogue/product-page/product-relations.tsx';
import { ProductTrail } from '../../catalogue/product-page/product-trail.tsx';
import { ProductView } from '../../catalogue/product-page/product-view.tsx';
import { RelatedProducts } from '../../catalogue/product-page/related-products.tsx';
import { ReplacedProduct } from '../../catalogue/product-page/replaced-product.tsx';
import { categoryTrail } from '../../catalogue/products/category-trail.ts';
import { loadProduct, ProductFetchError, ProductReplaced } from '../../catalogue/products/load-product.ts';
import { loadProductRelations } from '../../catalogue/products/load-product-relations.ts';
import { loadRelatedProducts } from '../../catalogue/products/load-related-products.ts';
import { orderingAvailability, showsStockInformation } from '../../catalogue/products/ordering-availability.ts';
import { productData } from '../../catalogue/products/product-data.ts';
import { galleryImages } from '../../catalogue/products/product-images.ts';
import { plainText, truncate } from '../../catalogue/products/product-text.ts';
import { chosenVariant } from '../../catalogue/products/product-tracking.ts';
import { selectableVariants, selectedVariant } from '../../catalogue/products/variant-selection.ts';
import { variantParameter } from '../../catalogue/tiles/variant-parameter.ts';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { useInterface } from '../../frame/interface-state/interface-store.ts';
import { packOnce, unpack, useUnpacked } from '../../frame/loader-data/packed.ts';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { pushEvent } from '../../frame/tracking/data-layer.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { productSlots } from '../../ordering/order-form/purchase-slots.tsx';
import type { Route } from './+types/product.page.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ context, url, request }: Route.LoaderArgs) {
  const page = openedPage(context);
  const ventureId = page.chrome.venture.id;
  const loading = loadProduct(page, url.pathname, ventureId).catch((error: unknown) => {
    if (error instanceof ProductFetchError || error instanceof ProductReplaced) return error;
    throw error;
  });
  const [loaded, texts] = await Promise.all([loading, loadTexts(page.api, ['product', 'catalogue'])]);
  if (loaded instanceof ProductFetchError) {
    page.log.error({ err: loaded.cause }, loaded.message);
    const status = loaded.cause instanceof ApiProblem && loaded.cause.status === 503 ? 503 : 500;
    throw data(texts.product && unpack(texts.product)[loaded.message], { status, statusText: loaded.message });
  }
  if (loaded instanceof ProductReplaced) {
    const { replacedBy } = await loadProductRelations(page, onlyReplaced(loaded.replacedBy), ventureId);
    if (replacedBy.length === 0) throw data(null, { status: 404 });
    return data({ ended: { name: loaded.productName, replacedBy: packOnce(replacedBy) }, texts }, { status: 410 });
  }
  const { relations } = loaded.product;
  const relationTiles = loadProductRelations(page, relations, ventureId);
  return {
    // Shown above the product itself, so the page waits for it; few products have one.
    replacedBy: relations.replacedBy.length === 0 ? null : packOnce((await relationTiles).replacedBy),
    relations: relationTiles.then(packOnce),
    product: packOnce(loaded.product),
    variants: packOnce(loaded.variants),
    categories: categoryTrail(page.chrome.navigation.headerLinks, loaded.product.parentId),
    related: loadRelatedProducts(page, loaded.product, ventureId).then(packOnce),
    stockFilterAtServer: readStockFilterCookie(request.headers.get('cookie')).enabled,
    texts,
  };
}

const onlyReplaced = (replacedBy: readonly string[]) => ({
  ...{ replacedBy: [...replacedBy], accessories: [], alternatives: [] },
});

/** Selecting a variant changes only the address: the page has all variants. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

const descriptionLength = 155;

type LoaderData = Route.ComponentProps['loaderData'];

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  if (!('ended' in loaderData)) return <ProductPage loaderData={loaderData} />;
  const { name, replacedBy } = loaderData.ended;
  return <ReplacedProduct name={name} products={unpack(replacedBy)} />;
}

function ProductPage({ loaderData }: { loaderData: Exclude<LoaderData, { ended: unknown }> }) {
  const { categories, related, relations, stockFilterAtServer } = loaderData;
  const product = useUnpacked(loaderData.product);
  const variants = useUnpacked(loaderData.variants);
  const { venture, publicUrl } = useKnownChrome();
  const [search] = useSearchParams();
  const session = useChromeSession();
  const user = session.kind === 'user' ? session : undefined;
  const stockFilter = useStockFilterState(stockFilterAtServer);
  const [priceFailedOf, setPriceFailedOf] = useState<string>();

  const selectable = selectableVariants(variants, stockFilter);
  const variant = selectedVariant(selectable, search.get(variantParameter));
  const images = galleryImages(product, variant, venture.defaultProductImageUrl);
  const slotProps = variant && { product, variant, variants, onPriceError: () => setPriceFailedOf(variant.id) };

  return (
    <>
      <PageHead
        title={product.name}
        description={truncate(plainText(product.description), descriptionLength)}
        image={images[0]}
        canonical={product.url}
      />
      <StructuredData data={productData({ product, variant, images, ventureId: venture.id, publicUrl })} />
      <ProductView product={product} variant={variant} />
      <div className="wrap">
        <ProductTrail stockFilter={stockFilter} productName={product.name} categories={categories} />
        {loaderData.replacedBy && <ReplacedBy products={unpack(loaderData.replacedBy)} />}
        <article className="product-page">
          <ProductHeading
            product={product}
            variant={variant}
            stock={
              slotProps && showsStockInformation(venture, user, selectable) && <productSlots.StockLine {...slotProps} />
            }
          />
          <ProductGallery
            key={images.join()}
            productName={product.name}
            images={images}
            texts={{ ...product.imageTexts, ...variant?.imageTexts }}
            orderingAvailable={orderingAvailability(venture, selectable).orderingAvailable}
          />
          <ProductOrderColumn
            product={product}
            variants={variants}
            selectable={selectable}
            slots={productSlots}
            slotProps={slotProps}
            stockFilter={stockFilter}
            priceFailed={variant !== undefined && priceFailedOf === variant.id}
            onChoose={(chosen) => pushEvent('select_variant', chosenVariant(product, chosen))}
          />
          <LazyProductDetails product={product} variant={variant} variants={variants} />
        </article>
      </div>
      <RelationRows relations={relations} stockFilter={stockFilter} />
      <RelatedProducts related={related} categoryName={categories.at(-1)?.label} stockFilter={stockFilter} />
      <ProductOrderBar selectable={selectable} OrderBar={productSlots.OrderBar} slotProps={slotProps} />
    </>
  );
}

/**
 * Whether the stock filter is on (C 2.2). The device stores it; until hydration the page keeps the server's value,
 * which comes from the cookie.
 */
function useStockFilterState(serverValue: boolean): boolean {
  return useInterface(({ mediaQuery, isStockFilterEnabled }) => {
    const isHydrated = mediaQuery !== '';
    return isHydrated ? isStockFilterEnabled : serverValue;
  });
}
