import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Keys } from '../keyboard/keys.tsx';
import { useShortcut } from '../keyboard/shortcuts.tsx';
import { PopoverButton } from '../kit/popover.tsx';
import { type Filter, type List, periodOf } from './use-list.ts';

/** The active filters, as chips that open and clear them, and a button to add one. */
export function FilterChips({ list }: { list: List }) {
  const { t } = useTranslation('beheer');
  const adding = useRef<HTMLButtonElement>(null);
  const isOffered = list.filterDefinitions.length > 0;
  useShortcut({ keys: 'F', label: t('filterAdd'), group: t('keysList') }, () => adding.current?.click(), {
    enabled: isOffered,
  });
  if (!isOffered) return null;
  const set = list.filterDefinitions.filter(({ id }) => list.filters[id] !== undefined);
  const change = (id: string, value: string) => list.change({ filters: { [id]: value } });
  return (
    <>
      {set.map((filter) => (
        <span key={filter.id} className="chip chip--on">
          <PopoverButton
            className="chip__open"
            title={filter.label}
            button={
              <>
                {filter.label}: <b>{filterText(filter, list.filters[filter.id])}</b>
              </>
            }
          >
            {(close) => (
              <FilterEditor
                filter={filter}
                value={list.filters[filter.id]}
                done={(value) => {
                  close();
                  change(filter.id, value);
                }}
              />
            )}
          </PopoverButton>
          <button
            type="button"
            className="chip__close"
            aria-label={t('filterRemove', { name: filter.label })}
            onClick={() => change(filter.id, '')}
          >
            <Icon name="close" size="small" />
          </button>
        </span>
      ))}
      <PopoverButton
        ref={adding}
        className="chip chip--add"
        title={t('filterAdd')}
        button={
          <>
            <Icon name="plus" size="small" />
            {t('filter')}
            <Keys keys="F" />
          </>
        }
      >
        {(close) => (
          <FilterChoice
            filters={list.filterDefinitions}
            list={list}
            done={(id, value) => {
              close();
              change(id, value);
            }}
          />
        )}
      </PopoverButton>
      {list.isNarrowed && (
        <Button look="quiet" className="btn--s" onClick={list.clear}>
          {t('filtersClear')}
        </Button>
      )}
    </>
  );
}

function filterText(filter: Filter, value = ''): string {
  if (filter.kind === 'choice') return filter.options.find((option) => option.value === value)?.label ?? value;
  if (filter.kind === 'text') return value;
  const { from = '', until = '' } = periodOf(value);
  return `${dutchDay(from)} – ${dutchDay(until)}`;
}

const dutchDay = (day: string) => day.split('-').reverse().join('-');

interface FilterChoiceProps {
  filters: readonly Filter[];
  list: List;
  done: (id: string, value: string) => void;
}

function FilterChoice({ filters, list, done }: FilterChoiceProps) {
  const [picked, setPicked] = useState<Filter | undefined>(filters.length === 1 ? filters[0] : undefined);
  if (picked)
    return <FilterEditor filter={picked} value={list.filters[picked.id]} done={(value) => done(picked.id, value)} />;
  return filters.map((filter) => (
    <button key={filter.id} type="button" className="pop__item" onClick={() => setPicked(filter)}>
      <span className="grow">{filter.label}</span>
      <Icon name="chevron-right" size="small" />
    </button>
  ));
}

function FilterEditor({
  filter,
  value,
  done,
}: {
  filter: Filter;
  value: string | undefined;
  done: (value: string) => void;
}) {
  const { t } = useTranslation('beheer');
  if (filter.kind === 'choice')
    return (
      <>
        <div className="pop__head">{filter.label}</div>
        {filter.options.map((option) => (
          <button
            key={option.value}
            type="button"
            className="pop__item"
            aria-pressed={option.value === value}
            data-initial-focus={option.value === value || undefined}
            onClick={() => done(option.value)}
          >
            <span className="grow">{option.label}</span>
            {option.value === value && <Icon name="check" size="small" />}
          </button>
        ))}
      </>
    );
  const { from, until } = periodOf(value);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const given = filter.kind === 'text' ? text('text') : `${text('from')}..${text('until')}`;
    done(given === '..' ? '' : given);
  };
  return (
    <form className="pop__form" onSubmit={submit}>
      {filter.kind === 'text' ? (
        <TextField label={filter.label} name="text" defaultValue={value} data-initial-focus />
      ) : (
        <>
          <TextField label={t('periodFrom')} name="from" type="date" defaultValue={from} data-initial-focus />
          <TextField label={t('periodUntil')} name="until" type="date" defaultValue={until} />
        </>
      )}
      <Button type="submit" look="primary">
        {t('filterApply')}
      </Button>
    </form>
  );
}
