import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import { navigationHref } from '@bouwpoort/trade/content/navigation-href';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { useLocation } from 'react-router';
import { interfaceActions } from '../interface-state/interface-store.ts';

/** P 2.7: the two levels of a catalogue, which itself stands on the top level or one below it. */
const deepestThumbnail = 2;

function Thumbnail({ link, level }: { link: HeaderLink; level: number }) {
  if (level > deepestThumbnail || !link.id.includes('__CatalogContent') || !link.thumbnailUrl) return null;
  return <Picture src={link.thumbnailUrl} alt="" width={40} height={40} fit="max" />;
}

/** An item with children opens them in its place; one without links to its page. */
export function MainMenuItem({ link, level }: { link: HeaderLink; level: number }) {
  const { pathname } = useLocation();
  if (link.children.length > 0) {
    return (
      <button
        type="button"
        className="drawer__item"
        data-item={link.id}
        onClick={() => interfaceActions.openNavItem(link)}
      >
        <Thumbnail link={link} level={level} />
        {link.text}
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
      onClick={interfaceActions.closeMainMenu}
    >
      <Thumbnail link={link} level={level} />
      {link.text}
    </Anchor>
  );
}
