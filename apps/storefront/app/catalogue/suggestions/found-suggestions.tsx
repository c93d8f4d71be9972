import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { paths } from '../../frame/web/paths.ts';
import { usePurchaseAccess } from '../prices/purchase-access.ts';
import { MarkedText } from '../search/marked-text.tsx';
import { ArticleSuggestion } from './article-suggestion.tsx';
import type { Suggestions } from './autocomplete-result.ts';
import { SuggestionGroup, SuggestionOption } from './suggestion-option.tsx';
import type { SuggestedTiles } from './use-suggested-tiles.ts';

interface FoundSuggestionsProps {
  venture: VentureDetails;
  suggestions: Suggestions;
  tiles: SuggestedTiles | null;
  query: string;
}

export function FoundSuggestions({ venture, suggestions, tiles, query }: FoundSuggestionsProps) {
  const { t } = useTranslation('search');
  const { terms, categories, contentPages } = suggestions;
  return (
    <>
      <div className="suggest__side">
        {terms.length > 0 && (
          <SuggestionGroup title={t('terms')} className="suggest__group--terms">
            {terms.map((term) => (
              <SuggestionOption key={term} href={paths.search(venture, term)} isSearch>
                <Icon name="search" size="control" />
                <span>
                  <MarkedText text={term} query={query} />
                </span>
              </SuggestionOption>
            ))}
          </SuggestionGroup>
        )}
        {categories.length > 0 && (
          <SuggestionGroup title={t('categories')}>
            {categories.map(({ id, CategoryName, Url, Count }) => (
              <SuggestionOption key={id} href={Url}>
                <Icon name="layers" size="control" />
                <span>
                  <MarkedText text={CategoryName} query={query} />
                </span>
                <span className="suggest__count" aria-hidden="true">
                  {Count}
                </span>
                <span className="sr-only">{t('articleCount', { count: Count })}</span>
              </SuggestionOption>
            ))}
          </SuggestionGroup>
        )}
        {contentPages.length > 0 && (
          <SuggestionGroup title={t('pages')}>
            {contentPages.map(({ id, Title, Url }) => (
              <SuggestionOption key={id} href={Url}>
                <Icon name="file-text" size="control" />
                <span>
                  <MarkedText text={Title} query={query} />
                </span>
              </SuggestionOption>
            ))}
          </SuggestionGroup>
        )}
      </div>
      <ArticleSuggestions venture={venture} products={suggestions.products} tiles={tiles} query={query} />
    </>
  );
}

interface ArticleSuggestionsProps {
  venture: VentureDetails;
  products: Suggestions['products'];
  tiles: SuggestedTiles | null;
  query: string;
}

function ArticleSuggestions({ venture, products, tiles, query }: ArticleSuggestionsProps) {
  const { t } = useTranslation('search');
  const hasPrices = usePurchaseAccess().prices === 'asked';
  if (products.length === 0) return null;
  return (
    <SuggestionGroup title={t('articles')} className="suggest__group--articles">
      {products.map((product) => (
        <ArticleSuggestion
          key={product.id}
          suggestion={product}
          tiles={tiles}
          query={query}
          hasPrices={hasPrices}
          instead={venture.defaultProductImageUrl}
        />
      ))}
    </SuggestionGroup>
  );
}
