import type { FilterGroup, FilterOption } from '@bouwpoort/trade/catalogue/filter-codec';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { CachedMarkup } from '@bouwpoort/ui/cached-markup.tsx';
import { Disclosure } from '@bouwpoort/ui/molecules/disclosure.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { groupLabel } from './filter-label.ts';
import { collapseOptions, hasSearch, matchingOptions } from './filter-options.ts';
import { listingParams, optionField } from './listing-address.ts';

interface FilterGroupSectionProps {
  group: FilterGroup;
  initiallyOpen: boolean;
  onToggle: (value: string) => void;
}

/** One group. Without script all options are there; with script the browser does not even parse the collapsed ones. */
export function FilterGroupSection({ group, initiallyOpen, onToggle }: FilterGroupSectionProps) {
  const { t } = useTranslation('catalogue');
  // The initial state: a group must not close under the visitor's finger because its last option was unselected.
  const [open] = useState(initiallyOpen || group.options.some((option) => option.selected));
  const [isExpanded, setIsExpanded] = useState(false);
  const [typed, setTyped] = useState('');
  const label = groupLabel(t, group.name);
  const matching = matchingOptions(group.options, typed);
  const isSearching = typed.trim() !== '';
  const { shown, collapsed } = collapseOptions(group.options);
  const checkboxes = (options: readonly FilterOption[]) =>
    options.map((option) => (
      <Checkbox
        key={option.value}
        name={listingParams.option}
        value={optionField(group, option.value)}
        count={option.count}
        checked={option.selected}
        onChange={() => onToggle(option.value)}
      >
        {option.displayText}
      </Checkbox>
    ));
  return (
    <Disclosure summary={label} open={open}>
      {hasSearch(group.options) && (
        <Input
          type="search"
          className="filter__search"
          placeholder={t('filterSearch', { name: label.toLowerCase() })}
          aria-label={t('filterSearch', { name: label.toLowerCase() })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <CachedMarkup
        as="fieldset"
        className="filter__options"
        source={group}
        cacheKey={label}
        render={() => (
          <>
            <legend className="sr-only">{label}</legend>
            {checkboxes(isSearching || isExpanded ? matching : shown)}
            {collapsed.length > 0 && !isSearching && !isExpanded && <noscript>{checkboxes(collapsed)}</noscript>}
          </>
        )}
      />
      {matching.length === 0 && (
        <p className="small muted" role="status">
          {t('filterSearchNone')}
        </p>
      )}
      {!isSearching && collapsed.length > 0 && (
        <button
          type="button"
          className="link small filter__more"
          aria-expanded={isExpanded}
          aria-label={t(isExpanded ? 'filterLessOf' : 'filterMoreOf', { name: label.toLowerCase() })}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'filterLess' : 'filterMore')}
        </button>
      )}
    </Disclosure>
  );
}
