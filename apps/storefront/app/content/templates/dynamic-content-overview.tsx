import type { ContentTeaser } from '@bouwpoort/contract/content/content-parts';
import { addressLine } from '@bouwpoort/trade/organisation/postal-code';
import { Tag, Tags } from '@bouwpoort/ui/atoms/tag.tsx';
import { EmptyState } from '@bouwpoort/ui/molecules/empty-state.tsx';
import { Pagination } from '@bouwpoort/ui/molecules/pagination.tsx';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { CardGrid } from '../../frame/content-parts/card-grid.tsx';
import { teaserCard } from '../../frame/content-parts/teaser-card.ts';
import { BlockList } from '../blocks/block-list.tsx';
import { ContentHead } from '../layout/content-head.tsx';
import { overviewHref } from '../pages/overview-items.ts';
import type { PageOf } from '../pages/page-of.ts';
import { useSurroundings } from '../pages/page-surroundings.ts';
import { TeaserList } from './teaser-list.tsx';

/** A generated list. Filter and pages are links, so that it works without script. */
export function DynamicContentOverview({ page }: { page: PageOf<'DynamicContentOverviewPage'> }) {
  const { t } = useTranslation('content');
  const { overview } = useSurroundings();
  const path = page.url ?? '';
  if (!overview) return null;
  const { items, category, categories, total, pageCount } = overview;
  return (
    <>
      <ContentHead page={page} picture="none" />
      <section className="wrap overview">
        <h2 className="sr-only">{t('overviewList', { title: page.title })}</h2>
        {page.mainBody && <RichText html={page.mainBody} />}
        {page.showFilter && categories.length > 1 && (
          <nav className="overview__filter" aria-label={t('overviewFilter')}>
            <Tags scroll>
              <Tag href={overviewHref(path, 1, undefined)} active={!category}>
                {t('overviewAll')}
              </Tag>
              {categories.map(({ name, count }) => (
                <Tag key={name} href={overviewHref(path, 1, name)} active={name === category} count={count}>
                  {name}
                </Tag>
              ))}
            </Tags>
          </nav>
        )}
        <p className={pageCount > 1 || category ? 'small muted' : 'sr-only'} role="status">
          {t('overviewFound', { count: total })}
        </p>
        {items.length > 0 ? <Items page={page} items={items} /> : <EmptyState icon="info" title={page.emptyText} />}
        <Pagination
          page={overview.page}
          pageCount={pageCount}
          hrefFor={(number) => overviewHref(path, number, category)}
        />
      </section>
      <BlockList page={page} />
    </>
  );
}

function Items({ page, items }: { page: PageOf<'DynamicContentOverviewPage'>; items: readonly ContentTeaser[] }) {
  const { storeLocations } = useVenture();
  if (page.layout === 'list') return <TeaserList teasers={items} />;
  const addresses = new Map(
    storeLocations.map(({ slug, address, postalCode, city }) => [slug, addressLine(address, postalCode, city)]),
  );
  const cards = items.map((teaser) => {
    const card = teaserCard(teaser);
    return { ...card, meta: addresses.get(teaser.url) ?? card.meta };
  });
  return <CardGrid cards={cards} columns={3} />;
}
