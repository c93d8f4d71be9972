import type { VentureDetails } from '@bouwpoort/contract/ventures';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/atoms/anchor.tsx';
import { Icon } from '../ui/atoms/icon.tsx';
import { Logo } from '../ui/atoms/logo.tsx';
import { Picture } from '../ui/atoms/picture.tsx';
import { TextLink } from '../ui/atoms/text-link.tsx';
import { SiteMessages } from './site-messages.tsx';
import { mainId, SkipLink } from './skip-link.tsx';

interface LayoutSplitpageProps {
  venture: VentureDetails;
  /** Fills the other half, on wide screens only. */
  picture?: string | null;
  /** Over the selling points; the venture's slogan unless given. */
  slogan?: string;
  usps?: VentureDetails['registerUSPItems'];
  children: ReactNode;
}

/** A form on one half, the venture on the other (P 2.1 splitpage): login, passwords, registration. */
export function LayoutSplitpage({ venture, picture, slogan, usps, children }: LayoutSplitpageProps) {
  const { t } = useTranslation('chrome');
  return (
    <>
      <SkipLink />
      <SiteMessages venture={venture} />
      <div className="split-page">
        <main id={mainId} tabIndex={-1} className="split-page__form">
          <Anchor className="split-page__logo" href={paths.home(venture)}>
            <Logo src={venture.stackedLogoUrl} alt={t('logoLink', { name: venture.name })} height={36} />
          </Anchor>
          <TextLink className="split-page__back" icon="arrow-left" href={paths.home(venture)}>
            {t('backToShop')}
          </TextLink>
          {children}
        </main>
        <aside className="split-page__side">
          {picture ? (
            <Picture className="split-page__pic" src={picture} alt="" width={720} height={900} />
          ) : (
            <div className="split-page__pic" />
          )}
          <div className="split-page__text">
            <h2>{slogan ?? venture.slogan}</h2>
            <ul className="side-usps">
              {(usps ?? venture.registerUSPItems).map((usp) => (
                <li key={usp.text}>
                  <Icon name={`usp-${usp.icon}`} size="extra-large" />
                  {usp.text}
                </li>
              ))}
            </ul>
          </div>
        </aside>
      </div>
    </>
  );
}
