import { Tag, Tags } from '@bouwpoort/ui/atoms/tag.tsx';
import { Breadcrumbs } from '@bouwpoort/ui/molecules/breadcrumbs.tsx';
import { PageHead as Heading } from '@bouwpoort/ui/molecules/page-head.tsx';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { StructuredData } from '@bouwpoort/ui/structured-data.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type CategoryPageData, loadCategoryPage } from '../../catalogue/categories/load-category.ts';
import { addressOf, carryingStock, categoryHref, withPage } from '../../catalogue/listing/listing-address.ts';
import { itemListData } from '../../catalogue/listing/listing-data.ts';
import { packListing, useListing } from '../../catalogue/listing/packed-listing.ts';
import { ProductListing } from '../../catalogue/listing/product-listing.tsx';
import { UnlinkedAccountWarning } from '../../catalogue/prices/unlinked-account-warning.tsx';
import type { Category } from '../../catalogue/tiles/catalogue-mapping.ts';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { paths } from '../../frame/web/paths.ts';
import type { Route } from './+types/category.page.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = openedPage(context);
  const [data, texts] = await Promise.all([
    loadCategoryPage(page, { request, url }),
    loadTexts(page.api, ['catalogue']),
  ]);
  return { ...data, listing: packListing(data.listing), texts };
}

/** CategoryNode and CategorySubNode (C 2.1, 2.2). */
export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, ancestors } = loaderData;
  const listing = useListing(loaderData.listing);
  return (
    <div className="wrap category" data-template={category.isMainCategory ? 'CategoryNode' : 'CategorySubNode'}>
      <CategoryHead category={category} listing={listing} />
      <CategoryTrail category={category} ancestors={ancestors} listing={listing} />
      <Heading title={category.name} intro={category.introductionText} />
      <UnlinkedAccountWarning />
      <SubCategories category={category} stockFilter={listing.stockFilter} />
      <ProductListing key={category.id} listing={listing}>
        <CategoryText category={category} />
      </ProductListing>
    </div>
  );
}

function CategoryHead({ category, listing }: Omit<CategoryPageData, 'ancestors'>) {
  const { t } = useTranslation('catalogue');
  const { publicUrl } = useKnownChrome();
  const { page, pageCount, total, isFiltered, products } = listing;
  const addressAt = (number: number) => publicUrl + addressOf(category.url, withPage(new URLSearchParams(), number));
  return (
    <>
      <PageHead
        title={page > 1 ? t('titleWithPage', { name: category.name, page }) : category.name}
        description={category.introductionText}
        image={category.imageUrl}
        canonical={addressOf(category.url, withPage(new URLSearchParams(), page))}
        disableIndexing={isFiltered}
      />
      {!isFiltered && page > 1 && <link rel="prev" href={addressAt(page - 1)} />}
      {!isFiltered && page < pageCount && <link rel="next" href={addressAt(page + 1)} />}
      <StructuredData data={itemListData(products, { page, total, publicUrl })} />
    </>
  );
}

function CategoryTrail({ category, ancestors, listing }: CategoryPageData) {
  const { t } = useTranslation('catalogue');
  const { venture } = useKnownChrome();
  const catalogue = venture.catalogUrl
    ? [{ label: t('assortment'), href: carryingStock(venture.catalogUrl, listing.stockFilter) }]
    : [];
  return (
    <Breadcrumbs
      crumbs={[
        { label: venture.name, href: paths.home(venture) },
        ...catalogue,
        ...ancestors.map(({ name, url }) => ({ label: name, href: categoryHref(url, listing.stockFilter) })),
        { label: category.name },
      ]}
    />
  );
}

function SubCategories({ category, stockFilter }: { category: Category; stockFilter: boolean }) {
  const { t } = useTranslation('catalogue');
  if (category.subCategories.length === 0) return null;
  return (
    <nav className="category__subs" aria-label={t('subCategories')}>
      <Tags scroll>
        {category.subCategories.map(({ id, name, url }) => (
          <Tag key={id} href={categoryHref(url, stockFilter)}>
            {name}
          </Tag>
        ))}
      </Tags>
    </nav>
  );
}

function CategoryText({ category }: { category: Category }) {
  const { bodyIntroText, bodyText } = category;
  if (!bodyIntroText && !bodyText) return null;
  return (
    <div className="category__text">
      {bodyIntroText && <p className="category__lead">{bodyIntroText}</p>}
      {bodyText && <RichText html={bodyText} />}
    </div>
  );
}
