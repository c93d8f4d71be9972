import type { FilterGroup } from '@bouwpoort/trade/catalogue/filter-codec';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Link } from 'react-router';
import { ClearFiltersLink } from './clear-filters-link.tsx';
import { addressOf, withToggled } from './listing-address.ts';
import type { ListingChoices } from './use-listing-choices.ts';

interface FilterChipsProps {
  choices: ListingChoices;
  stockFilter: boolean;
  onRemove: () => void;
  onClear: () => void;
}

/** The selected filters; each is a button that removes itself. */
export function FilterChips({ choices, stockFilter, onRemove, onClear }: FilterChipsProps) {
  const { t } = useTranslation('catalogue');
  const { path, params, groups } = choices;
  const chosen = chosenOptions(groups);
  if (chosen.length === 0) return null;
  return (
    <nav className="tags toolbar__chips" aria-label={t('filtersActive')}>
      {chosen.map(({ group, option }) => (
        <Link
          key={`${group.filterField} ${group.name} ${option.value}`}
          className="tag tag--active"
          to={addressOf(path, withToggled(params, group, option.value))}
          rel="nofollow"
          preventScrollReset
          aria-label={t('filterRemove', { name: option.displayText })}
          onClick={onRemove}
        >
          {option.displayText}
          <Icon name="close" size="small" />
        </Link>
      ))}
      <ClearFiltersLink
        className={buttonClass({ look: 'quiet' }, 'toolbar__clear')}
        choices={choices}
        stockFilter={stockFilter}
        onClear={onClear}
      >
        {t('filtersClear')}
      </ClearFiltersLink>
    </nav>
  );
}

export function chosenOptions(groups: readonly FilterGroup[]) {
  return groups.flatMap((group) =>
    group.options.filter((option) => option.selected).map((option) => ({ group, option })),
  );
}
