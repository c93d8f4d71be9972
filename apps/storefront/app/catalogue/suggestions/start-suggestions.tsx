import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { paths } from '../../frame/web/paths.ts';
import { SuggestionGroup, SuggestionOption } from './suggestion-option.tsx';

interface StartSuggestionsProps {
  venture: VentureDetails;
  recentSearches: readonly string[];
}

/** Before three characters have been typed: popular searches of this venture. */
export function StartSuggestions({ venture, recentSearches }: StartSuggestionsProps) {
  const { t } = useTranslation('search');
  const { searchTerms, relevantContent } = venture.searchContent;
  return (
    <>
      {recentSearches.length > 0 && (
        <SuggestionGroup title={t('recentSearches')}>
          {recentSearches.map((text) => (
            <SuggestionOption key={text} href={paths.search(venture, text)} isSearch>
              <Icon name="history" size="control" />
              <bdi>{text}</bdi>
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      )}
      {searchTerms.length > 0 && (
        <SuggestionGroup title={t('popularTerms')}>
          {searchTerms.map((term) => (
            <SuggestionOption key={term} href={paths.search(venture, term)} isSearch>
              <Icon name="search" size="control" />
              <span>{term}</span>
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      )}
      {relevantContent.length > 0 && (
        <SuggestionGroup title={t('relevantContent')}>
          {relevantContent.map(({ title, text, href }) => (
            <SuggestionOption key={href} href={href}>
              <Icon name="file-text" size="control" />
              <span>{title ?? text ?? href}</span>
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      )}
    </>
  );
}
