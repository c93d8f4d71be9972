import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useSearchParams } from 'react-router';
import { interfaceActions } from '../interface-state/interface-store.ts';
import { Icon } from '../ui/atoms/icon.tsx';
import { classNames } from '../ui/class-names.ts';
import { useChromeSlots } from './chrome-slots.ts';
import { useSearchBar } from './use-search-bar.ts';

/** The id of the search field. */
const searchFieldId = 'zoekveld';

/** The search bar of the header (P 2.5). `action` is the search page: the text goes there as `q`, and nothing else. */
export function SearchForm({ action }: { action: string }) {
  const { t } = useTranslation('chrome');
  const [params] = useSearchParams();
  const { searchTool, searchSuggestions } = useChromeSlots();
  const field = useRef<HTMLInputElement>(null);
  const { isOpen, remember } = useSearchBar(field);
  const query = params.get('q') ?? undefined;

  const submit = (event: FormEvent) => {
    const text = field.current?.value.trim();
    if (!text || !field.current) {
      event.preventDefault();
      field.current?.focus();
      return;
    }
    field.current.value = text;
    interfaceActions.setNewSearch(true);
  };
  const clear = () => {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  };

  return (
    <Form
      className={classNames('search', searchTool !== undefined && 'search--tools')}
      role="search"
      method="get"
      action={action}
      onSubmit={submit}
    >
      <label className="sr-only" htmlFor={searchFieldId}>
        {t('searchPlaceholder')}
      </label>
      <input
        key={query}
        ref={field}
        id={searchFieldId}
        name="q"
        type="search"
        placeholder={t('searchPlaceholder')}
        defaultValue={query}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={remember}
        onClick={interfaceActions.openSearchBar}
        onInput={interfaceActions.openSearchBar}
      />
      <span className="search__key" aria-hidden="true">
        /
      </span>
      {searchTool}
      <button type="button" className="search__tool search__clear" aria-label={t('searchClear')} onClick={clear}>
        <Icon name="close" size="control" />
      </button>
      <button type="submit" className="search__go" aria-label={t('search')}>
        <Icon name="search" />
      </button>
      {isOpen && searchSuggestions}
    </Form>
  );
}
