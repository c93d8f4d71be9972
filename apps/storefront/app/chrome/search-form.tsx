import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Icon } from '../ui/atoms/icon.tsx';
import { classNames } from '../ui/class-names.ts';

/** The id of the search field, for whoever wants to send the visitor there. */
export const searchFieldId = 'zoekveld';

interface SearchFormProps {
  /** The search page; the text goes there as `q`. */
  action: string;
  query?: string;
  /** A button inside the field, with class search__tool: the barcode scanner. */
  tool?: ReactNode;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

export function SearchForm({ action, query, tool }: SearchFormProps) {
  const { t } = useTranslation('chrome');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, []);

  const refuseEmpty = (event: FormEvent) => {
    if (field.current?.value.trim()) return;
    event.preventDefault();
    field.current?.focus();
  };
  const clear = () => {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  };

  return (
    <Form
      className={classNames('search', tool !== undefined && 'search--tools')}
      role="search"
      method="get"
      action={action}
      onSubmit={refuseEmpty}
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
        onKeyDown={(event) => event.key === 'Escape' && field.current?.blur()}
      />
      <span className="search__key" aria-hidden="true">
        /
      </span>
      {tool}
      <button type="button" className="search__tool search__clear" aria-label={t('searchClear')} onClick={clear}>
        <Icon name="close" size="control" />
      </button>
      <button type="submit" className="search__go" aria-label={t('search')}>
        <Icon name="search" />
      </button>
    </Form>
  );
}
