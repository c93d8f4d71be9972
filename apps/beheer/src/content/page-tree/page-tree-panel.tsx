import { beheerPageRoutes, type PageNode } from '@bouwpoort/contract/content/pages.staff';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { read } from '../../frame/api/read.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { pageIcon } from '../blocks/page-words.ts';
import { ancestorsOf, treeRows } from './page-tree.ts';

interface PageTreePanelProps {
  ventureId: string;
  pageId: string | undefined;
  linkTo: (pageId: string) => string;
  onNew: () => void;
}

/** The pages of a venture, each with its publication state. */
export function PageTreePanel({ ventureId, pageId, linkTo, onNew }: PageTreePanelProps) {
  const { t } = useTranslation('beheer-pages');
  const { t: common } = useTranslation('beheer');
  const may = useHasPermission('content.edit', { ventureId });
  const [typed, setTyped] = useState('');
  const [withArchived, setWithArchived] = useState(false);
  /** By page whether it was opened or closed; top pages are open by default. */
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const input = useRef<HTMLInputElement>(null);
  const q = useDeferredValue(typed.trim());
  const { data, error, refetch } = useQuery({
    ...read(beheerPageRoutes.tree, {
      query: { ventureId, ...(q === '' ? {} : { q }), ...(withArchived ? { archived: 'true' as const } : {}) },
    }),
    placeholderData: keepPreviousData,
  });
  useShortcut({ keys: '/', label: t('searchPage'), group: common('keysEverywhere') }, () => input.current?.focus());
  useShortcut({ keys: 'C', label: t('newPage'), group: t('section') }, onNew, { enabled: may });
  const pages = data?.pages ?? [];
  // The open page is scrolled into view.
  const above = pageId === undefined ? '' : ancestorsOf(pages, pageId).join(' ');
  useEffect(() => {
    if (above !== '') setFolds((before) => new Map([...before, ...above.split(' ').map((id) => [id, true] as const)]));
  }, [above]);
  const isTop = (id: string) => pages.some((page) => page.pageId === id && page.parentId === null);
  const isUnfolded = (id: string) => q !== '' || (folds.get(id) ?? isTop(id));
  const toggle = (id: string) => setFolds((before) => new Map([...before, [id, !isUnfolded(id)]]));
  const rows = treeRows(pages, isUnfolded);
  return (
    <aside className="ed__tree" aria-label={t('section')}>
      <div className="ed__head">
        <h2>{t('section')}</h2>
        {may && (
          <IconButton look="quiet" icon="plus" label={t('newPage')} title={`${t('newPage')} (C)`} onClick={onNew} />
        )}
      </div>
      <div className="ed__find">
        <span className="search-in">
          <Icon name="search" size="small" />
          <Input
            ref={input}
            className="input--s"
            type="search"
            aria-label={t('searchPage')}
            placeholder={t('searchPage')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Escape') currentTarget.blur();
            }}
          />
          <Keys keys="/" />
        </span>
      </div>
      {error && <LoadError error={error} retry={refetch} />}
      {data && rows.length === 0 && <p className="ed__none muted">{t('noPages')}</p>}
      <ul className="tree ed__rows">
        {rows.map(({ page, depth, hasChildren, isOpen }) => (
          <li key={page.pageId}>
            <div className="ed__row" style={{ '--d': depth } as React.CSSProperties}>
              {hasChildren ? (
                <button
                  type="button"
                  className="ed__fold"
                  aria-label={t(isOpen ? 'fold' : 'unfold', { name: page.name })}
                  aria-expanded={isOpen}
                  onClick={() => toggle(page.pageId)}
                >
                  <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="small" />
                </button>
              ) : (
                <span className="ed__fold" />
              )}
              <Link
                to={linkTo(page.pageId)}
                aria-current={page.pageId === pageId ? 'page' : undefined}
                title={page.url ?? page.name}
              >
                <BeheerIcon name={pageIcon(page)} />
                <span className="trunc grow">{page.name}</span>
                <PageMark page={page} />
              </Link>
            </div>
          </li>
        ))}
      </ul>
      {data && !data.isComplete && <p className="ed__none muted">{t('morePages')}</p>}
      <div className="ed__foot">
        <Checkbox checked={withArchived} onChange={({ target }) => setWithArchived(target.checked)}>
          {t('showArchived')}
        </Checkbox>
        {!may && <PermissionNote permission="content.edit" />}
      </div>
    </aside>
  );
}

function PageMark({ page }: { page: PageNode }) {
  const { t } = useTranslation('beheer-pages');
  if (page.state !== 'published') return <span className="n">{t(`mark-${page.state}`)}</span>;
  return page.childCount > 0 ? <span className="n">{page.childCount}</span> : null;
}
