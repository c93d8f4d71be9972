import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import { navigationHref } from '@bouwpoort/trade/content/navigation-href';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef } from 'react';
import { interfaceActions, useInterface } from '../interface-state/interface-store.ts';
import { MainMenuItem } from './main-menu-item.tsx';
import { openTrail } from './open-trail.ts';

function BackButtons({ trail }: { trail: readonly HeaderLink[] }) {
  const { t } = useTranslation('chrome');
  const textOf = (id: string) => trail.find((link) => link.id === id)?.text ?? '';
  const above = trail.at(-2);
  return (
    <>
      {trail.length > 1 && (
        <button
          type="button"
          className="drawer__item drawer__back"
          onClick={() => interfaceActions.goBackToParent(textOf)}
        >
          <Icon name="home" size="control" />
          {t('menuTop')}
        </button>
      )}
      <button
        type="button"
        className="drawer__item drawer__back"
        data-back
        onClick={() => interfaceActions.goBack(textOf)}
      >
        <Icon name="arrow-left" size="control" />
        {t('menuBack', { title: above?.text ?? t('menuTop') })}
      </button>
    </>
  );
}

/** One level of the menu: the back button, the title of the open item as a link to it, and its children. */
export function MainMenuLevel({ links }: { links: readonly HeaderLink[] }) {
  const element = useRef<HTMLDivElement>(null);
  const stack = useInterface((state) => state.navItemStack);
  const title = useInterface((state) => state.openNavItemText);
  const trail = openTrail(links, stack);
  const parent = trail.at(-1);
  const before = useRef(stack);

  // Going down a level focuses the back button, going up focuses the item that was open.
  useEffect(() => {
    if (before.current === stack) return;
    const left = before.current[stack.length];
    const wentBack = before.current.length > stack.length;
    const selector = wentBack && left ? `[data-item="${CSS.escape(left.id)}"]` : '[data-back]';
    element.current?.querySelector<HTMLElement>(selector)?.focus();
    before.current = stack;
  }, [stack]);

  return (
    <div ref={element}>
      <div className="drawer__level" key={parent?.id ?? 'top'}>
        {parent && (
          <>
            <BackButtons trail={trail} />
            <Anchor
              className="drawer__item drawer__title"
              href={navigationHref(parent.href)}
              onClick={interfaceActions.closeMainMenu}
            >
              {title}
              <Icon name="arrow-right" size="control" />
            </Anchor>
          </>
        )}
        {(parent?.children ?? links).map((link) => (
          <MainMenuItem key={link.id} link={link} level={trail.length} />
        ))}
      </div>
    </div>
  );
}
