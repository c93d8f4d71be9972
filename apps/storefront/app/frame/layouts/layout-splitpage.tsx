import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { Logo } from '@bouwpoort/ui/atoms/logo.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { TextLink } from '@bouwpoort/ui/atoms/text-link.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { WebMessages } from '../messages/web-messages.tsx';
import { useChromeSession } from '../visitor/chrome-session.ts';
import { paths } from '../web/paths.ts';
import { mainId, SkipLink } from './skip-link.tsx';

interface LayoutSplitpageProps {
  venture: VentureDetails;
  /** Fills the other half, on wide screens only. */
  picture?: string | null;
  /** Above the selling points; defaults to the venture's slogan. */
  slogan?: string | undefined;
  /** Defaults to the venture's reasons to register. */
  usps?: readonly { icon: IconName; text: string }[] | undefined;
  children: ReactNode;
}

/** A form on one half, the venture on the other (P 2.1 splitpage): login, passwords, registration. */
export function LayoutSplitpage({ venture, picture, slogan, usps, children }: LayoutSplitpageProps) {
  const { t } = useTranslation('chrome');
  const isLoggedIn = useChromeSession().kind === 'user';
  return (
    <>
      <SkipLink />
      <WebMessages venture={venture} isLoggedIn={isLoggedIn} />
      <div className="split-page">
        <main id={mainId} tabIndex={-1} className="split-page__form">
          <Anchor className="split-page__logo" href={paths.home(venture)}>
            <Logo
              src={venture.stackedLogoUrl}
              alt={t('logoLink', { name: venture.name })}
              height={36}
              size={venture.logoSizes.stackedLogo}
            />
          </Anchor>
          <TextLink className="split-page__back" icon="arrow-left" href={paths.home(venture)}>
            {t('backToShop')}
          </TextLink>
          {children}
        </main>
        <aside className="split-page__side">
          {picture ? (
            <Picture className="split-page__pic" src={picture} alt="" width={900} height={900} />
          ) : (
            <div className="split-page__pic" />
          )}
          <div className="split-page__text">
            <h2>{slogan ?? venture.slogan}</h2>
            <ul className="side-usps">
              {(usps ?? registerUsps(venture)).map(({ icon, text }) => (
                <li key={text}>
                  <Icon name={icon} size="extra-large" />
                  {text}
                </li>
              ))}
            </ul>
          </div>
        </aside>
      </div>
    </>
  );
}

function registerUsps({ registerUSPItems }: VentureDetails): { icon: IconName; text: string }[] {
  return registerUSPItems.map(({ icon, text }) => ({ icon: `usp-${icon}`, text }));
}
