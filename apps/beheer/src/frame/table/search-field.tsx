import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { Keys } from '../keyboard/keys.tsx';
import { useShortcut } from '../keyboard/shortcuts.tsx';
import { useLatest } from '../kit/use-latest.ts';
import type { List } from './use-list.ts';

/** Debounce: milliseconds without typing before the list follows. */
const debounceDelay = 250;

interface SearchFieldProps {
  list: Pick<List, 'search'> & { change: (change: { search: string }) => void };
  label: string;
  placeholder: string;
}

/** Searches in the current list; `/` focuses it. */
export function SearchField({ list, label, placeholder }: SearchFieldProps) {
  const { t } = useTranslation('beheer');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(list.search);
  const { search, change } = list;
  const isLeaving = useNavigation().state !== 'idle';
  const latest = useLatest(change);
  /** Values sent to the address that it does not contain yet: the user may continue typing. */
  const sent = useRef<string[]>([]);
  const send = useCallback(
    (words: string) => {
      sent.current.push(words);
      latest.current({ search: words });
    },
    [latest],
  );
  useEffect(() => {
    const isOwn = sent.current.includes(search);
    sent.current = isOwn ? sent.current.slice(sent.current.indexOf(search) + 1) : [];
    if (!isOwn) setText(search);
  }, [search]);
  useEffect(() => {
    // Changing the address here would cancel a navigation in progress.
    if (text.trim() === search || isLeaving) return;
    const timer = setTimeout(() => send(text.trim()), debounceDelay);
    return () => clearTimeout(timer);
  }, [text, search, isLeaving, send]);
  useShortcut({ keys: '/', label: t('searchHere'), group: t('keysEverywhere') }, () => input.current?.focus());
  return (
    <span className="search-in">
      <Icon name="search" size="small" />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' && event.key !== 'Enter') return;
          // Moves the focus to the rows. By default, Escape would clear the field.
          event.preventDefault();
          event.currentTarget.blur();
          if (text.trim() !== search) send(text.trim());
        }}
      />
      <Keys keys="/" />
    </span>
  );
}
