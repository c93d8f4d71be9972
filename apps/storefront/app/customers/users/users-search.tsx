import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import { accountParams, accountSections, writeUsersAddress } from './account-address.ts';

/** Debounce: people type a name faster than this. */
const debounceDelay = 350;

/** A plain form without script; with script, the list follows the typed text. */
export function UsersSearch({ query }: { query: string }) {
  const { t } = useTranslation('users');
  const path = paths.account(useVenture());
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requested = useRef(query);
  // A navigation through history replaces the typed text; a late answer to earlier text does not.
  useEffect(() => {
    if (query !== requested.current) setText(query);
    requested.current = query;
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (typed: string) => {
    clearTimeout(timer.current);
    const params = writeUsersAddress({ query: typed, page: 1 });
    if (typed.trim() === requested.current) return;
    requested.current = typed.trim();
    void navigate({ pathname: path, search: params.size > 0 ? `?${params}` : '' }, { preventScrollReset: true });
  };
  return (
    <form
      className="users-search"
      method="get"
      action={`${path}#${accountSections.users}`}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <div className="input-group">
        <Input
          type="search"
          name={accountParams.query}
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => {
            const typed = event.target.value;
            setText(typed);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => search(typed), debounceDelay);
          }}
        />
        <span className="input-group__icon">
          <Icon name="search" />
        </span>
      </div>
      <Button type="submit" className="without-script">
        {t('find')}
      </Button>
    </form>
  );
}
