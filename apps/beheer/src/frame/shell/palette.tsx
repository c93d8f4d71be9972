import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQueries } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { Keys } from '../keyboard/keys.tsx';
import { BeheerIcon, type BeheerIconName } from '../kit/icon.tsx';
import { VentureTag } from '../kit/venture-mark.tsx';
import { entranceOf, useSections } from '../sections/section.ts';
import { useScope } from '../session/scope.ts';
import { hasPermission, useMe } from '../session/session.ts';
import { Modal } from './modal.tsx';
import { matches, type PaletteEntry, readTyped } from './palette-entries.ts';

interface Entry extends PaletteEntry {
  icon: BeheerIconName;
  ventureId?: string | undefined;
}

/** The command palette: opens a section, an action or a record by typing. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('beheer');
  return (
    <Modal className="palette" label={t('palette')} open={open} onClose={onClose}>
      <PaletteContent onClose={onClose} />
    </Modal>
  );
}

function PaletteContent({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('beheer');
  const id = useId();
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { entries, isSearching } = useEntries(typed);
  const groups = Map.groupBy(entries, ({ group }) => group);
  const chosen = entries[Math.min(at, entries.length - 1)];
  const follow = (entry: Entry | undefined, inNewTab: boolean) => {
    if (!entry) return;
    onClose();
    if (inNewTab) window.open(base + entry.to, '_blank', 'noopener');
    else navigate(entry.to);
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, entries.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (event.key === 'Enter') follow(chosen, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  const chosenId = chosen?.id;
  useEffect(() => {
    if (chosenId !== undefined)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <>
      <div className="palette__in">
        <Icon name="search" size="control" />
        <input
          type="text"
          role="combobox"
          aria-label={t('paletteInput')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${chosen.id}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('find')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={move}
        />
        <Keys keys="Escape" />
        <IconButton icon="close" className="palette__close" label={t('close')} onClick={onClose} />
      </div>
      <div className="palette__list" id={`${id}-list`} role="listbox" aria-label={t('paletteResults')} ref={list}>
        {[...groups].map(([group, own]) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={group} role="group" aria-label={group}>
            <div className="palette__head" role="presentation">
              {group}
            </div>
            {own.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys, and the focus
              <div
                key={entry.id}
                id={`${id}-${entry.id}`}
                className="palette__item"
                role="option"
                tabIndex={-1}
                aria-selected={entry === chosen}
                onClick={(event) => follow(entry, event.ctrlKey || event.metaKey)}
              >
                <BeheerIcon name={entry.icon} size="control" />
                <span className="grow">
                  {entry.title} {entry.detail && <span className="muted">· {entry.detail}</span>}
                </span>
                {entry.ventureId && <VentureTag ventureId={entry.ventureId} />}
                {entry === chosen ? <Keys keys="Enter" /> : entry.keys && <Keys keys={entry.keys} />}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="palette__none muted" role="status">
        {entries.length > 0 ? '' : isSearching ? t('searching') : t('paletteNone')}
      </p>
      <div className="palette__foot" aria-hidden="true">
        <span className="hint">
          <Keys keys="ArrowUp ArrowDown" /> {t('hintPick')}
        </span>
        <span className="hint">
          <Keys keys="Enter" /> {t('hintOpen')}
        </span>
        <span className="hint">
          <Keys keys="Ctrl Enter" /> {t('hintNewTab')}
        </span>
        <span className="hint">
          <Keys keys=">" /> {t('hintActions')}
        </span>
      </div>
    </>
  );
}

/** The minimum number of letters to search records. */
const searchFrom = 2;

function useEntries(typed: string): { entries: Entry[]; isSearching: boolean } {
  const { t } = useTranslation('beheer');
  const me = useMe();
  const { link, venture } = useScope();
  const open = useSections().flatMap((section) => {
    const entrance = entranceOf(section, (permission) => hasPermission(me, permission));
    return entrance === undefined ? [] : [{ section, entrance }];
  });
  const sections = open.map(({ section }) => section);
  const { text, onlyActions } = readTyped(useDeferredValue(typed));
  const ventureId = venture?.ventureId;
  const searching = sections.filter(({ search }) => search && !onlyActions && text.length >= searchFrom);
  const found = useQueries({
    queries: searching.map((section) => ({
      queryKey: ['palette', section.id, ventureId, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => section.search?.(text, { ventureId, signal }) ?? [],
    })),
  });
  const records = searching.flatMap((section, index) =>
    (found[index]?.data ?? []).map(
      (record): Entry => ({
        ...record,
        id: `record-${section.id}-${record.to.replaceAll(/\W+/g, '-')}`,
        group: t(`section-${section.id}`),
        icon: section.icon,
        to: link(record.to),
      }),
    ),
  );
  const places = open.map(
    ({ section, entrance }): Entry => ({
      id: `section-${section.id}`,
      group: t('keysGo'),
      icon: section.icon,
      title: t(`section-${section.id}`),
      to: link(entrance),
      keys: `G ${section.key}`,
    }),
  );
  const actions = sections.flatMap(({ actions = [] }) =>
    actions
      .filter(({ permission }) => hasPermission(me, permission))
      .map(
        (action): Entry => ({
          id: `action-${action.id}`,
          group: t('paletteActions'),
          icon: action.icon,
          title: t(`action-${action.id}`),
          to: link(action.to),
        }),
      ),
  );
  const account: Entry = { id: 'account', group: t('keysGo'), icon: 'user', title: t('accountOwn'), to: '/account' };
  const known = (onlyActions ? actions : [...places, account, ...actions]).filter((entry) => matches(entry, text));
  return { entries: [...records, ...known], isSearching: found.some(({ isFetching }) => isFetching) };
}
