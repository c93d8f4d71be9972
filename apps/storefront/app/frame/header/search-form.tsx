import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { useChromeSlots } from '../chrome/chrome-slots.ts';
import { interfaceActions } from '../interface-state/interface-store.ts';
import { SearchFormContext, type SearchFormField, type SearchPopup } from './search-form-context.ts';
import { useSearchBar } from './use-search-bar.ts';
import { useSearchText } from './use-search-text.ts';

/** The id of the search field. */
const searchFieldId = 'zoekveld';

/**
 * The search bar of the header (P 2.5). `action` is the search page, which receives the text as `q`, and nothing else.
 */
export function SearchForm({ action, sells }: { action: string; sells: boolean }) {
  const { t } = useTranslation('chrome');
  // A venture without a shop has nothing to order.
  const placeholder = t(sells ? 'searchPlaceholder' : 'searchPlaceholderSite');
  const [params] = useSearchParams();
  const { searchTool, searchSuggestions } = useChromeSlots();
  const field = useRef<HTMLInputElement>(null);
  const onKey = useRef<SearchFormField['onKey']['current']>(null);
  const [popup, setPopup] = useState<SearchPopup | null>(null);
  const { isOpen, storePreviousFocus: remember } = useSearchBar(field);
  const query = params.get('q') ?? undefined;
  const { text, isFocused, isHydrated: isLive, read, setFocused } = useSearchText(field, query);

  const submit = (event: FormEvent) => {
    const typed = field.current?.value.trim();
    if (!typed || !field.current) {
      event.preventDefault();
      field.current?.focus();
      return;
    }
    field.current.value = typed;
    interfaceActions.setNewSearch(true);
  };
  const clear = () => {
    if (!field.current) return;
    field.current.value = '';
    read();
    field.current.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      interfaceActions.openSearchBar();
      return;
    }
    onKey.current?.(event);
  };

  return (
    <Form className="search" role="search" method="get" action={action} onSubmit={submit}>
      <div className="search__field">
        <label className="sr-only" htmlFor={searchFieldId}>
          {placeholder}
        </label>
        <input
          key={query}
          ref={field}
          id={searchFieldId}
          name="q"
          type="search"
          placeholder={placeholder}
          defaultValue={query}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          // Without script there is no list.
          {...(isLive && searchSuggestions !== undefined && comboboxAttributes(popup))}
          onFocus={(event) => {
            setFocused(true);
            remember(event);
          }}
          onBlur={() => setFocused(false)}
          onClick={interfaceActions.openSearchBar}
          onInput={() => {
            read();
            interfaceActions.openSearchBar();
          }}
          onKeyDown={keyDown}
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
      </div>
      <SearchFormContext value={{ field, text, isFocused, isOpen, onKey, setPopup }}>
        {searchSuggestions}
      </SearchFormContext>
    </Form>
  );
}

/**
 * The combobox pattern of ARIA 1.2 with a grid: the focus stays in the text field, and aria-activedescendant names the
 * active cell.
 */
function comboboxAttributes(popup: SearchPopup | null) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'grid',
    'aria-expanded': popup !== null,
    'aria-controls': popup?.listId,
    'aria-activedescendant': popup?.activeId,
  } as const;
}
