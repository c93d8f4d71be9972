import type { FilterGroup } from '@bouwpoort/trade/filter-codec';
import { Link } from 'react-router';
import { buttonClass } from '../ui/atoms/button-class.ts';
import { Icon } from '../ui/atoms/icon.tsx';
import { useTranslation } from '../ui/use-translation.ts';
import { addressOf, withoutFilters, withToggled } from './listing-address.ts';
import type { ListingChoices } from './use-listing-choices.ts';

/** What is chosen; each takes itself away. */
export function FilterChips({ choices, onRemove }: { choices: ListingChoices; onRemove: () => void }) {
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
      <Link
        className={buttonClass({ look: 'quiet' }, 'toolbar__clear')}
        to={addressOf(path, withoutFilters(params))}
        rel="nofollow"
        preventScrollReset
        onClick={onRemove}
      >
        {t('filtersClear')}
      </Link>
    </nav>
  );
}

export function chosenOptions(groups: readonly FilterGroup[]) {
  return groups.flatMap((group) =>
    group.options.filter((option) => option.selected).map((option) => ({ group, option })),
  );
}
