import { useState } from 'react';
import { data, type ShouldRevalidateFunction, useSearchParams } from 'react-router';
import { stockFilterIn } from '../catalogue/stock-filter-cookie.ts';
import { useKnownChrome } from '../chrome/use-chrome.ts';
import { packOnce, unpack, useUnpacked } from '../packed.ts';
import { openedPage } from '../page-context.ts';
import { PageHead } from '../page-head.tsx';
import { productSlots } from '../purchase/purchase-slots.tsx';
import { loadTexts } from '../texts.tsx';
import { pushEvent } from '../tracking/data-layer.ts';
import { StructuredData } from '../ui/structured-data.tsx';
import type { Route } from './+types/product.page.ts';
import { categoryTrail } from './category-trail.ts';
import { loadProduct, ProductFetchError } from './load-product.ts';
import { loadRelatedProducts } from './load-related-products.ts';
import { orderingAvailability } from './ordering-availability.ts';
import stylesheet from './product.css?url';
import { ProductBuy } from './product-buy.tsx';
import { productData } from './product-data.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductHeading } from './product-heading.tsx';
import { galleryImages } from './product-images.ts';
import { ProductOrderBar } from './product-order-bar.tsx';
import { plainText, shortened } from './product-text.ts';
import { chosenVariant } from './product-tracking.ts';
import { ProductTrail } from './product-trail.tsx';
import { RelatedProducts } from './related-products.tsx';
import { useProductView } from './use-product-view.ts';
import { useStockFilterState } from './use-stock-filter-state.ts';
import { selectableVariants, selectedVariant, variantParameter } from './variant-selection.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ context, url, request }: Route.LoaderArgs) {
  const page = openedPage(context);
  const ventureId = page.chrome.venture.id;
  const loading = loadProduct(page, url.pathname, ventureId).catch((error: unknown) => {
    if (error instanceof ProductFetchError) return error;
    throw error;
  });
  const [loaded, texts] = await Promise.all([loading, loadTexts(page.api, ['product', 'catalogue'])]);
  if (loaded instanceof ProductFetchError) {
    page.log.error({ err: loaded.cause }, loaded.message);
    throw data(texts.product && unpack(texts.product)[loaded.message], { status: 500, statusText: loaded.message });
  }
  return {
    product: packOnce(loaded.product),
    variants: packOnce(loaded.variants),
    categories: categoryTrail(page.chrome.navigation.headerLinks, loaded.product.parentId),
    related: loadRelatedProducts(page, loaded.product, ventureId).then(packOnce),
    stockFilterAtServer: stockFilterIn(request.headers.get('cookie')).enabled,
    texts,
  };
}

/** Choosing a variant changes the address only: all of them are here already. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

const descriptionLength = 155;

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { categories, related, stockFilterAtServer } = loaderData;
  const product = useUnpacked(loaderData.product);
  const variants = useUnpacked(loaderData.variants);
  const { venture, publicUrl } = useKnownChrome();
  const [search] = useSearchParams();
  const stockFilter = useStockFilterState(stockFilterAtServer);
  const [priceFailedOf, setPriceFailedOf] = useState<string>();

  const selectable = selectableVariants(variants, stockFilter);
  const variant = selectedVariant(selectable, search.get(variantParameter));
  const images = galleryImages(product, variant, venture.defaultProductImageUrl);
  const slotProps = variant && { product, variant, variants, onPriceError: () => setPriceFailedOf(variant.id) };
  useProductView(product, variant);

  return (
    <>
      <PageHead
        title={product.name}
        description={shortened(plainText(product.description), descriptionLength)}
        image={images[0]}
        canonical={product.url}
      />
      <StructuredData data={productData({ product, variant, images, ventureId: venture.id, publicUrl })} />
      <div className="wrap">
        <ProductTrail stockFilter={stockFilter} productName={product.name} categories={categories} />
        <article className="product-page">
          <ProductHeading product={product} variant={variant} />
          <ProductGallery
            key={images.join()}
            productName={product.name}
            images={images}
            orderingAvailable={orderingAvailability(venture, selectable).orderingAvailable}
          />
          <ProductBuy
            product={product}
            variants={variants}
            selectable={selectable}
            slots={productSlots}
            slotProps={slotProps}
            stockFilter={stockFilter}
            priceFailed={variant !== undefined && priceFailedOf === variant.id}
            onChoose={(chosen) => pushEvent('select_variant', chosenVariant(product, chosen))}
          />
          <ProductDetails product={product} variant={variant} variants={variants} />
        </article>
      </div>
      <RelatedProducts related={related} categoryName={categories.at(-1)?.label} stockFilter={stockFilter} />
      <ProductOrderBar selectable={selectable} OrderBar={productSlots.OrderBar} slotProps={slotProps} />
    </>
  );
}
