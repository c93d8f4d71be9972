import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import type { SearchCategory } from './load-search.ts';
import type { SearchTab } from './search-address.ts';
import { SearchCategories, SearchContact } from './search-next-steps.tsx';

interface SearchEmptyProps {
  query: string;
  /** The number of results in the other tab. */
  other: { tab: SearchTab; count: number };
  categories: readonly SearchCategory[];
}

/** No results: hints for a better search, and contact details. */
export function SearchEmpty({ query, other, categories }: SearchEmptyProps) {
  const { t } = useTranslation('search');
  const venture = useVenture();
  return (
    <div className="search-empty">
      <section>
        <h2>{t('emptyTitle')}</h2>
        <ul className="search-empty__tips">
          <li>{t('tipSpelling')}</li>
          <li>{t('tipFewer')}</li>
          {venture.hasShop && <li>{t('tipNumber')}</li>}
          {venture.hasShop && <li>{t('tipBrand')}</li>}
        </ul>
        {other.count > 0 && (
          <LinkButton look="primary" href={paths.search(venture, query, other.tab)}>
            {t(`other_${other.tab}`, { count: other.count })}
          </LinkButton>
        )}
      </section>
      <SearchContact />
      <SearchCategories categories={categories} />
    </div>
  );
}
