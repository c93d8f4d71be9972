import type { HeaderLink } from '@bouwpoort/contract/navigation';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Anchor } from '../ui/atoms/anchor.tsx';
import { Icon } from '../ui/atoms/icon.tsx';
import { Picture } from '../ui/atoms/picture.tsx';
import { navigationHref } from './navigation-href.ts';
import type { MainMenuState } from './use-main-menu.ts';

/** Catalogue items show their picture on the first two levels (P 2.7). */
function hasThumbnail(link: HeaderLink, depth: number): boolean {
  return depth < 2 && link.id.includes('__CatalogContent') && Boolean(link.thumbnailUrl);
}

interface ItemProps {
  link: HeaderLink;
  menu: MainMenuState;
}

function Item({ link, menu }: ItemProps) {
  const { pathname } = useLocation();
  const content = (
    <>
      {hasThumbnail(link, menu.trail.length) && (
        <Picture src={link.thumbnailUrl as string} alt="" width={40} height={40} fit="max" />
      )}
      {link.text}
    </>
  );
  if (link.children.length > 0) {
    return (
      <button type="button" className="drawer__item" data-item={link.id} onClick={() => menu.enter(link)}>
        {content}
        <Icon name="chevron-right" size="control" />
      </button>
    );
  }
  const href = navigationHref(link.href);
  return (
    <Anchor
      className="drawer__item"
      href={href}
      target={link.target}
      title={link.title}
      aria-current={href.split('?')[0] === pathname ? 'page' : undefined}
      onClick={menu.close}
    >
      {content}
    </Anchor>
  );
}

function Back({ menu }: { menu: MainMenuState }) {
  const { t } = useTranslation('chrome');
  const depth = menu.trail.length;
  const above = menu.trail[depth - 2];
  return (
    <>
      {depth > 1 && (
        <button type="button" className="drawer__item drawer__back" onClick={() => menu.backTo(0)}>
          <Icon name="home" size="control" />
          {t('menuTop')}
        </button>
      )}
      <button type="button" className="drawer__item drawer__back" data-back onClick={() => menu.backTo(depth - 1)}>
        <Icon name="arrow-left" size="control" />
        {t('menuBack', { title: above?.text ?? t('menuTop') })}
      </button>
    </>
  );
}

/** One level of the menu: the way back, the title of what is open, and its items. */
export function MainMenuLevel({ links, menu }: { links: readonly HeaderLink[]; menu: MainMenuState }) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(menu.trail);
  const parent = menu.trail.at(-1);

  // Stepping in puts the focus on the way back, stepping back on the item one came from.
  useEffect(() => {
    const left = before.current[menu.trail.length];
    const wentBack = before.current.length > menu.trail.length;
    if (before.current === menu.trail) return;
    const selector = wentBack && left ? `[data-item="${CSS.escape(left.id)}"]` : '[data-back]';
    element.current?.querySelector<HTMLElement>(selector)?.focus();
    before.current = menu.trail;
  }, [menu.trail]);

  return (
    <div ref={element}>
      <div className="drawer__level" key={parent?.id ?? 'top'}>
        {parent && (
          <>
            <Back menu={menu} />
            <Anchor className="drawer__item drawer__title" href={navigationHref(parent.href)} onClick={menu.close}>
              {parent.text}
              <Icon name="arrow-right" size="control" />
            </Anchor>
          </>
        )}
        {(parent?.children ?? links).map((link) => (
          <Item key={link.id} link={link} menu={menu} />
        ))}
      </div>
    </div>
  );
}
