import type { VentureDetails } from '@bouwpoort/contract/ventures';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { Icon } from '../ui/atoms/icon.tsx';
import { resizedSource } from '../ui/atoms/picture-source.ts';
import type { Suggestions } from './autocomplete-result.ts';
import { MarkedText } from './marked-text.tsx';
import { SuggestionGroup, SuggestionOption } from './suggestion-option.tsx';

/** C 9 */
const pictureSize = 300;

interface FoundSuggestionsProps {
  venture: VentureDetails;
  suggestions: Suggestions;
  query: string;
}

export function FoundSuggestions({ venture, suggestions, query }: FoundSuggestionsProps) {
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
      <ProductSuggestions products={suggestions.products} query={query} instead={venture.defaultProductImageUrl} />
    </>
  );
}

interface ProductSuggestionsProps {
  products: Suggestions['products'];
  query: string;
  /** The picture of an article that has none. */
  instead: string;
}

function ProductSuggestions({ products, query, instead }: ProductSuggestionsProps) {
  const { t } = useTranslation('search');
  if (products.length === 0) return null;
  return (
    <SuggestionGroup title={t('articles')} className="suggest__group--articles">
      {products.map(({ id, name, url, imageUrl }) => (
        <SuggestionOption key={id} href={url} className="suggest__product">
          <img
            src={resizedSource(imageUrl ?? instead, pictureSize, pictureSize, 'max')}
            alt=""
            width={pictureSize}
            height={pictureSize}
            decoding="async"
          />
          <span>
            <MarkedText text={name} query={query} />
          </span>
        </SuggestionOption>
      ))}
    </SuggestionGroup>
  );
}
