import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { TaggedText } from '../../frame/texts/tagged-text.tsx';
import { HiddenParams } from './hidden-params.tsx';
import { addressOf, type ListingSort, listingParams, sortOf, sortWord } from './listing-address.ts';
import { type ListingView, viewWords } from './listing-view.ts';
import type { ListingChoices } from './use-listing-choices.ts';

export function ListingCount({ total }: { total: number }) {
  const { t } = useTranslation('catalogue');
  return (
    <p className="toolbar__count" role="status">
      <TaggedText text={t('found', { count: total })} tags={{ b: (words) => <b className="num">{words}</b> }} />
    </p>
  );
}

/** The id of the filters; without script the button links to them. */
export const filtersId = 'filters';

export function FilterButton({ chosenCount, onClick }: { chosenCount: number; onClick: () => void }) {
  const { t } = useTranslation('catalogue');
  const content = (
    <>
      {t('filters')}
      {chosenCount > 0 && (
        <>
          <Badge look="accent">{chosenCount}</Badge>
          <span className="sr-only">{t('filtersActiveCount')}</span>
        </>
      )}
    </>
  );
  return (
    <>
      <Button icon="filter" className="toolbar__filters" aria-haspopup="dialog" onClick={onClick}>
        {content}
      </Button>
      <LinkButton icon="filter" className="toolbar__filters without-script" href={`#${filtersId}`}>
        {content}
      </LinkButton>
    </>
  );
}

export function SortForm({ choices, sorts }: { choices: ListingChoices; sorts: readonly ListingSort[] }) {
  const { t } = useTranslation('catalogue');
  const { path, params } = choices;
  return (
    <form className="toolbar__sort" method="get" action={path} onSubmit={(event) => event.preventDefault()}>
      <HiddenParams params={params} except={[listingParams.page, listingParams.sort]} />
      <Select
        compact
        name={listingParams.sort}
        aria-label={t('sort')}
        value={sortWord(sortOf(params, sorts))}
        options={sorts.map((sort) => ({ value: sortWord(sort), label: t(`sort_${sort}`) }))}
        onChange={(event) => choices.sortBy(event.target.value)}
      />
      <Button type="submit" className="without-script">
        {t('sortApply')}
      </Button>
    </form>
  );
}

interface ViewSwitchProps {
  choices: ListingChoices;
  view: ListingView;
  onChange: (view: ListingView) => void;
}

/** Plain links without prefetch, because the server stores the view when it is requested. */
export function ViewSwitch({ choices, view, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('catalogue');
  return (
    <nav className="view" aria-label={t('view')}>
      {(['grid', 'list'] as const).map((one) => {
        const params = new URLSearchParams(choices.params);
        params.set(listingParams.view, viewWords[one]);
        return (
          <a
            key={one}
            href={addressOf(choices.path, params)}
            rel="nofollow"
            aria-label={t(`view_${one}`)}
            aria-current={one === view || undefined}
            onClick={(event) => {
              event.preventDefault();
              onChange(one);
            }}
          >
            <Icon name={one} />
          </a>
        );
      })}
    </nav>
  );
}
