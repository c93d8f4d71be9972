import { Tag, Tags } from '@bouwpoort/ui/atoms/tag.tsx';
import { Breadcrumbs } from '@bouwpoort/ui/molecules/breadcrumbs.tsx';
import { PageHead as Heading } from '@bouwpoort/ui/molecules/page-head.tsx';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { StructuredData } from '@bouwpoort/ui/structured-data.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { Category } from '../catalogue/catalogue-mapping.ts';
import { addressOf, carryingStock, categoryHref, withPage } from '../catalogue/listing-address.ts';
import { itemListData } from '../catalogue/listing-data.ts';
import { type CategoryPageData, loadCategoryPage } from '../catalogue/load-category.ts';
import { packListing, useListing } from '../catalogue/packed-listing.ts';
import { ProductListing } from '../catalogue/product-listing.tsx';
import { openedPage } from '../pages/page-context.ts';
import { PageHead } from '../pages/page-head.tsx';
import { useKnownChrome } from '../pages/use-chrome.ts';
import { UnlinkedAccountWarning } from '../purchase/unlinked-account-warning.tsx';
import { paths } from '../site/paths.ts';
import { loadTexts } from '../translation/texts.tsx';
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
