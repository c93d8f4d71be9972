import { Tag, Tags } from '@bouwpoort/ui/atoms/tag.tsx';
import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import type { SearchCategory } from './load-search.ts';
import { SearchCategories } from './search-next-steps.tsx';

/** Before a search: the searches of others. */
export function SearchStart({ categories }: { categories: readonly SearchCategory[] }) {
  const { t } = useTranslation('search');
  const venture = useVenture();
  const { searchTerms, relevantContent } = venture.searchContent;
  return (
    <div className="search-start">
      <p className="muted">{t(venture.hasShop ? 'startShop' : 'startPages')}</p>
      {searchTerms.length > 0 && (
        <section className="search-ways">
          <h2>{t('popularTerms')}</h2>
          <Tags>
            {searchTerms.map((term) => (
              <Tag key={term} href={paths.search(venture, term)}>
                {term}
              </Tag>
            ))}
          </Tags>
        </section>
      )}
      {relevantContent.length > 0 && (
        <section className="search-ways">
          <h2>{t('relevantContent')}</h2>
          <Rows>
            {relevantContent.map(({ title, text, href }) => (
              <Row key={href} icon="file-text" href={href} title={title ?? text ?? href} />
            ))}
          </Rows>
        </section>
      )}
      <SearchCategories categories={categories} />
    </div>
  );
}
