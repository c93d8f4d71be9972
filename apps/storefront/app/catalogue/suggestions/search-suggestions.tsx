import './search-suggestions.css';
import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useTextsOnDemand } from '../../frame/chrome/use-texts-on-demand.ts';
import { useSearchFormField } from '../../frame/header/search-form-context.ts';
import { paths } from '../../frame/web/paths.ts';
import { searchQueryOf } from '../search/search-query.ts';
import { useIsInvitedToLogIn } from '../tiles/login-for-price.tsx';
import { type Suggestions, suggestionCount } from './autocomplete-result.ts';
import { FoundSuggestions } from './found-suggestions.tsx';
import { StartSuggestions } from './start-suggestions.tsx';
import { ActiveOptionContext } from './suggestion-option.tsx';
import { SuggestionSkeletons } from './suggestion-skeletons.tsx';
import { isBusy, type SuggestionState, shownIn } from './suggestion-state.ts';
import { useAutocomplete } from './use-autocomplete.ts';
import { useAvailableHeight } from './use-available-height.ts';
import { useCombobox } from './use-combobox.ts';
import { useRecentSearches } from './use-recent-searches.ts';
import { useSuggestedTiles } from './use-suggested-tiles.ts';

/** Below the open search bar (C 2.3). */
export function SearchSuggestions({ venture }: { venture: VentureDetails }) {
  // A suggested article uses the texts of the catalogue.
  const hasTexts = useTextsOnDemand(venture.hasShop ? ['search', 'catalogue'] : ['search']);
  return hasTexts && <SuggestionPanel venture={venture} />;
}

/** Stays rendered while the bar is closed, so that screen readers announce its status. */
function SuggestionPanel({ venture }: { venture: VentureDetails }) {
  const { t } = useTranslation('search');
  const { text, isOpen } = useSearchFormField();
  const { pathname, search } = useLocation();
  const isInvited = useIsInvitedToLogIn();
  const panel = useRef<HTMLDivElement>(null);
  const query = searchQueryOf(text).text;
  const state = useAutocomplete(query, isOpen, venture);
  const recent = useRecentSearches(venture.id, isOpen);
  const found = shownIn(state);
  const tiles = useSuggestedTiles(found?.products, venture.id);
  const count = countOf(state, found, venture, recent.searches);
  const isShown = isOpen && (state.kind !== 'idle' || count > 0);
  const hasList = isShown && (isBusy(state) || count > 0);
  const options = state.kind === 'idle' ? recent.searches : (found ?? state.kind);
  const { list, listId, activeId, rowCount } = useCombobox(hasList, options);
  useAvailableHeight(panel, isShown);

  return (
    <>
      <p className="sr-only" role="status">
        {isShown && !isBusy(state) && t('suggestionCount', { count: count && (rowCount || count) })}
      </p>
      {isShown && (
        <div ref={panel} className="suggest">
          <div className="wrap">
            {hasList ? (
              // biome-ignore lint/a11y/useSemanticElements: a grid that is no table to look at
              <div
                ref={list}
                id={listId}
                className={classNames('suggest__grid', state.kind === 'idle' && 'suggest__grid--start')}
                role="grid"
                tabIndex={-1}
                aria-label={t('suggestions')}
                aria-busy={isBusy(state)}
                // Keeps the focus in the field while clicking.
                onMouseDown={(event) => event.preventDefault()}
              >
                <ActiveOptionContext value={activeId}>
                  {state.kind === 'idle' && <StartSuggestions venture={venture} recentSearches={recent.searches} />}
                  {isBusy(state) && <SuggestionSkeletons hasShop={venture.hasShop} />}
                  {found && <FoundSuggestions venture={venture} suggestions={found} tiles={tiles} query={query} />}
                </ActiveOptionContext>
              </div>
            ) : (
              <p className="suggest__nothing">
                <b>{t('noResults')}</b>
                <span className="muted">{t('noSuggestionsTip')}</span>
              </p>
            )}
            <div className="suggest__foot">
              {state.kind !== 'idle' && (
                <Anchor className="link link--strong" href={paths.search(venture, query)}>
                  <span>
                    {t('allResultsFor')} ‘<bdi>{query}</bdi>’
                  </span>
                  <Icon name="arrow-right" size="control" />
                </Anchor>
              )}
              {state.kind === 'idle' && recent.searches.length > 0 && (
                <button type="button" className="link" onClick={recent.clear}>
                  {t('recentClear')}
                </button>
              )}
              {found !== null && found.products.length > 0 && isInvited && (
                <Anchor className="link" rel="nofollow" href={paths.login(venture, pathname + search)}>
                  {t('loginForPrices')}
                </Anchor>
              )}
              <span className="suggest__keys">{t('keys')}</span>
            </div>
          </div>
        </div>
      )}
    </>
  );
}

function countOf(
  state: SuggestionState,
  found: Suggestions | null,
  { searchContent: { searchTerms, relevantContent } }: VentureDetails,
  recentSearches: readonly string[],
): number {
  if (state.kind === 'idle') return searchTerms.length + relevantContent.length + recentSearches.length;
  return found ? suggestionCount(found) : 0;
}
