import type { HeaderLink, SecondaryLink } from '@bouwpoort/contract/content/menus';
import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useChromeSession } from '../visitor/chrome-session.ts';
import { MainMenuFooter } from './main-menu-footer.tsx';
import { MainMenuLevel } from './main-menu-level.tsx';
import { offeredLinks } from './offered-links.ts';

interface MainMenuBodyProps {
  venture: VentureDetails;
  /** Undefined while it is loading. */
  menu?: { links: readonly HeaderLink[]; secondaryLinks: readonly SecondaryLink[] } | undefined;
}

export function MainMenuBody({ venture, menu }: MainMenuBodyProps) {
  const { t } = useTranslation('chrome');
  const isLoggedIn = useChromeSession().kind === 'user';
  return (
    <>
      <nav className="drawer__scroll" aria-label={t('mainNavigation')}>
        {menu ? <MainMenuLevel links={offeredLinks(menu.links, isLoggedIn)} /> : <ItemSkeletons />}
      </nav>
      <MainMenuFooter venture={venture} secondaryLinks={offeredLinks(menu?.secondaryLinks ?? [], isLoggedIn)} />
    </>
  );
}

function ItemSkeletons() {
  return (
    <div className="drawer__level" aria-busy="true">
      {['60%', '45%', '70%', '50%', '55%', '40%'].map((width) => (
        <div key={width} className="drawer__item">
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
