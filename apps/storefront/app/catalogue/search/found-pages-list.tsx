import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { Tag, Tags } from '@bouwpoort/ui/atoms/tag.tsx';
import { Pagination } from '@bouwpoort/ui/molecules/pagination.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import type { FoundPages } from './load-search.ts';
import { MarkedText } from './marked-text.tsx';
import { foundPagesHref } from './search-address.ts';

/** Filter and pages are links, so that it works without script. */
export function FoundPagesList({ query, pages }: { query: string; pages: FoundPages }) {
  const { t } = useTranslation('search');
  const venture = useVenture();
  const { results, total, page, pageCount, types, contentType } = pages;
  const nameOf = new Map(types.map(({ value, name }) => [value, name]));
  return (
    <section className="found-pages">
      <h2 className="sr-only">{t('pages')}</h2>
      {(types.length > 1 || contentType) && (
        <nav aria-label={t('pageTypes')}>
          <Tags scroll>
            <Tag href={foundPagesHref(venture, query, {})} active={!contentType}>
              {t('allPageTypes')}
            </Tag>
            {types.map(({ value, name, count }) => (
              <Tag
                key={value}
                href={foundPagesHref(venture, query, { contentType: value })}
                active={value === contentType}
                count={count}
              >
                {name}
              </Tag>
            ))}
          </Tags>
        </nav>
      )}
      <p className="small muted" role="status">
        {t('foundPages', { count: total })}
      </p>
      <ul className="found-pages__list">
        {results.map((result) => (
          <li key={result.id}>
            <Anchor className="found-page" href={result.url}>
              <span className="found-page__type">{nameOf.get(result.contentType) ?? ''}</span>
              <h3>
                <MarkedText text={result.title} query={query} />
              </h3>
              {result.excerpt && (
                <p>
                  <MarkedText text={result.excerpt} query={query} />
                </p>
              )}
              {result.imageUrl && (
                <span className="found-page__picture">
                  <Picture src={result.imageUrl} alt="" width={160} height={120} />
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => foundPagesHref(venture, query, { page: number, contentType })}
      />
    </section>
  );
}
