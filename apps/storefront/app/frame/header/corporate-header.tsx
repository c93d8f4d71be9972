import type { SecondaryLink } from '@bouwpoort/contract/content/menus';
import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { navigationHref } from '@bouwpoort/trade/content/navigation-href';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Logo } from '@bouwpoort/ui/atoms/logo.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { MenuButton } from '../menu/menu-button.tsx';
import { paths } from '../web/paths.ts';

interface CorporateHeaderProps {
  venture: VentureDetails;
  links: readonly SecondaryLink[];
}

/** P 2.6 */
export function CorporateHeader({ venture, links }: CorporateHeaderProps) {
  const { t } = useTranslation('chrome');
  return (
    <header className="header header--portal">
      <div className="wrap">
        <Anchor className="header__logo" href={paths.home(venture)} aria-label={t('logoLink', { name: venture.name })}>
          <Logo src={venture.logoUrl} alt="" height={40} size={venture.logoSizes.logo} />
        </Anchor>
        <nav aria-label={t('mainNavigation')}>
          {links.map((link) => (
            <Anchor key={link.id} href={navigationHref(link.href)} target={link.target} title={link.title}>
              {link.text}
            </Anchor>
          ))}
        </nav>
        <LinkButton look="safety" icon="pin" href={paths.branches()}>
          <span className="max-m:hidden">{t('findVenture')}</span>
          <span className="m:hidden">{t('findVentureShort')}</span>
        </LinkButton>
        <MenuButton ventureId={venture.id} />
      </div>
    </header>
  );
}
