import { type MenuPlace, menuPlaces, type OneMenu } from '@bouwpoort/contract/content/menus.staff';
import { navigationHref } from '@bouwpoort/trade/content/navigation-href';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { useDeadLinks } from './link-check.ts';
import { MenuItemCard } from './menu-item-card.tsx';
import {
  changeAt,
  type Direction,
  drop,
  insertAt,
  type MenuNode,
  type MenuRow,
  menuOf,
  move,
  nodeAt,
  nodesOf,
  type Path,
  removeAt,
  rowsOf,
} from './menu-tree.ts';

interface MenuEditorProps {
  kind: MenuPlace;
  onKind: (kind: MenuPlace) => void;
  /** The label of each menu, with its state. */
  optionOf: (kind: MenuPlace) => string;
  edit: OneMenu;
  assortmentId: string;
  readOnly: boolean;
  onChange: (edit: OneMenu) => void;
}

const directions: ReadonlyMap<string, Direction> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowRight', 'in'],
  ['ArrowLeft', 'out'],
]);

const samePath = (one: Path | undefined, other: Path) => one?.join() === other.join();

/** One menu as a list of its items, and the form of the selected one. */
export function MenuEditor({ kind, onKind, optionOf, edit, assortmentId, readOnly, onChange }: MenuEditorProps) {
  const { t } = useTranslation('beheer-web');
  const [chosen, setChosen] = useState<Path>();
  const [dragged, setDragged] = useState<Path>();
  const [over, setOver] = useState<Path>();
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<Path>(undefined);
  const nodes = nodesOf(edit, kind);
  const rows = rowsOf(nodes, assortmentId);
  const current = chosen && nodeAt(nodes, chosen);
  /** The addresses at the time of the check: later changes are checked on the next request. */
  const [asked, setAsked] = useState<readonly string[]>();
  const { dead, isChecking } = useDeadLinks(asked ?? []);
  const isChecked = asked !== undefined && !isChecking;
  const followed = ({ href }: MenuNode) => (kind === 'header' ? navigationHref(href) : href);
  const links = rows.filter(({ node }) => node.id !== assortmentId).map(({ node }) => followed(node));
  const put = (next: readonly MenuNode[], path?: Path) => {
    onChange(menuOf(kind, next));
    setChosen(path);
  };

  // The focus follows an item that was moved.
  useEffect(() => {
    if (!focusNext.current) return;
    list.current?.querySelector<HTMLElement>(`[data-path="${focusNext.current.join('-')}"]`)?.focus();
    focusNext.current = undefined;
  });

  const go = (path: Path, direction: Direction) => {
    const moved = move(nodes, path, direction, kind, assortmentId);
    if (!moved) return;
    focusNext.current = moved.path;
    put(moved.nodes, moved.path);
  };

  const add = () => {
    const below =
      kind === 'footer' && chosen ? [chosen[0] ?? 0, nodes[chosen[0] ?? 0]?.children.length ?? 0] : undefined;
    const path = below ?? [nodes.length];
    const fresh: MenuNode = {
      ...{ id: crypto.randomUUID(), text: '', href: '', thumbnailUrl: null, target: null, title: null, children: [] },
    };
    put(insertAt(nodes, path, fresh), path);
  };

  const onKeyDown = (event: KeyboardEvent, { path, isFixed }: MenuRow) => {
    const direction = directions.get(event.key);
    const isFor = event.target === event.currentTarget && !readOnly && !isFixed;
    if (isFor && event.altKey && direction !== undefined) {
      event.preventDefault();
      go(path, direction);
    } else if (!event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      const at = rows.findIndex((row) => samePath(row.path, path)) + (event.key === 'ArrowUp' ? -1 : 1);
      list.current?.querySelectorAll<HTMLElement>('[data-path]')[at]?.focus();
    }
  };

  return (
    <div className="cols cols--aside">
      <Card
        title={t(`menu-${kind}`)}
        bare
        tools={
          <span className="menu__tools">
            <Select
              aria-label={t('whichMenu')}
              value={kind}
              onChange={({ target }) => onKind(menuPlaces.find((one) => one === target.value) ?? 'header')}
              options={menuPlaces.map((one) => ({ value: one, label: optionOf(one) }))}
            />
            {kind === 'footer' && !readOnly && (
              <Button
                className="btn--s"
                icon="plus"
                onClick={() =>
                  put(
                    [
                      ...nodes,
                      {
                        ...{ id: '', text: '', href: '', thumbnailUrl: null, target: null, title: null },
                        children: [],
                      },
                    ],
                    [nodes.length],
                  )
                }
              >
                {t('addColumn')}
              </Button>
            )}
            <Button className="btn--s" state={isChecking ? 'busy' : 'idle'} onClick={() => setAsked(links)}>
              {t('checkLinks')}
            </Button>
            {!readOnly && (
              <Button className="btn--s" icon="plus" onClick={add} disabled={kind === 'footer' && !chosen}>
                {t('addItem')}
              </Button>
            )}
          </span>
        }
        foot={
          <span className="menu__keys">
            <span>
              <Keys keys="Alt ↑" /> {t('keyUp')}
            </span>
            <span>
              <Keys keys="Alt →" /> {t('keyIn')}
            </span>
            <span>
              <Keys keys="Alt ←" /> {t('keyOut')}
            </span>
          </span>
        }
      >
        <p className={classNames('muted', isChecked && 'sheet__body')} role="status">
          {isChecked && (dead.size === 0 ? t('linksFine') : t('linksChecked', { count: dead.size }))}
        </p>
        <ul className="menu" ref={list}>
          {rows.map((row) => {
            const { path, node, isFixed } = row;
            const name = node.text || t('unnamed');
            const follows = node.id === assortmentId;
            return (
              <li
                key={path.join('-')}
                className={classNames('menu__row', samePath(over, path) && 'menu__row--over')}
                style={{ '--d': path.length - 1 } as React.CSSProperties}
                draggable={!readOnly && !isFixed}
                onDragStart={() => setDragged(path)}
                onDragEnd={() => {
                  setDragged(undefined);
                  setOver(undefined);
                }}
                onDragOver={(event) => {
                  if (!dragged || !drop(nodes, dragged, path)) return;
                  event.preventDefault();
                  setOver(path);
                }}
                onDrop={(event) => {
                  event.preventDefault();
                  const moved = dragged && drop(nodes, dragged, path);
                  if (moved) put(moved.nodes, moved.path);
                }}
              >
                <button
                  type="button"
                  data-path={path.join('-')}
                  className="menu__item"
                  aria-current={samePath(chosen, path) ? 'true' : undefined}
                  disabled={isFixed}
                  onClick={() => setChosen(path)}
                  onKeyDown={(event) => onKeyDown(event, row)}
                >
                  {!readOnly && !isFixed && <BeheerIcon name="b-grip" size="small" />}
                  <b className="b trunc">{name}</b>
                  <span className="muted trunc">
                    {follows ? t('byItself') : isFixed ? followed(node).split('?')[0] : node.href}
                  </span>
                  {!follows && dead.has(followed(node)) && <StateMark look="bad">{t('linkDead')}</StateMark>}
                  <span className="push muted">
                    {kind !== 'footer' && t(`audience-${node.audience ?? 'everybody'}`)}
                  </span>
                </button>
                {!readOnly && !isFixed && !follows && (
                  <IconButton
                    look="quiet"
                    className="btn--s"
                    icon="trash"
                    label={t('removeItem', { name })}
                    onClick={() => put(removeAt(nodes, path))}
                  />
                )}
              </li>
            );
          })}
        </ul>
        {rows.length === 0 && <p className="sheet__body muted">{t('menuEmpty')}</p>}
      </Card>
      {current && chosen ? (
        <MenuItemCard
          key={`${kind} ${chosen.join('-')}`}
          node={current}
          kind={kind === 'footer' && chosen.length === 1 ? 'column' : kind}
          follows={current.id === assortmentId}
          readOnly={readOnly}
          onChange={(change) => put(changeAt(nodes, chosen, change), chosen)}
          onMove={(direction) => go(chosen, direction)}
          mayMove={(direction) => move(nodes, chosen, direction, kind, assortmentId) !== undefined}
        />
      ) : (
        <Card title={t('chooseItem')}>
          <p className="muted">{t('chooseItemText')}</p>
        </Card>
      )}
    </div>
  );
}
