import type { FooterColumn as FooterColumnData } from '@bouwpoort/contract/content/menus';
import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Logo } from '@bouwpoort/ui/atoms/logo.tsx';
import { Rule } from '@bouwpoort/ui/atoms/rule.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { useChromeSlots } from '../chrome/chrome-slots.ts';
import { socialLinks } from '../chrome/social-links.ts';
import { memoizeByResponse } from '../loader-data/memoize-by-response.ts';
import { type Audience, audienceOf, isOfferedTo } from '../pages/offered-links.ts';
import { useChromeSession } from '../visitor/chrome-session.ts';
import { FooterColumn } from './footer-column.tsx';
import { footerNavigationId } from './footer-navigation.ts';

interface FooterProps {
  venture: VentureDetails;
  columns: readonly FooterColumnData[];
  siteTitle: string;
  year: number;
  /** Between the links and the last line. */
  children: ReactNode;
}

/** One object per navigation answer, so that the rendering of a column can be cached by it. */
const offeredColumns = memoizeByResponse((columns: readonly FooterColumnData[], audience: Audience) =>
  columns
    .map((column) => ({ ...column, links: column.links.filter(({ href }) => isOfferedTo(audience, href)) }))
    .filter(({ links }) => links.length > 0),
);

/** P 2.9 */
export function Footer({ venture, columns, siteTitle, year, children }: FooterProps) {
  const { t } = useTranslation('chrome');
  const { cookieSettings } = useChromeSlots();
  const shown = offeredColumns(columns, audienceOf(useChromeSession()));
  return (
    <>
      <Rule />
      <div className="wrap">
        <nav className="footer__top" id={footerNavigationId} aria-label={t('footerNavigation')}>
          <div>
            <Logo
              className="footer__logo"
              src={venture.footerLogoUrl}
              alt={venture.name}
              height={40}
              size={venture.logoSizes.footerLogo}
            />
            <p className="footer__slogan">{venture.slogan}</p>
            <div className="footer__social">
              {socialLinks(venture).map(({ platform, name, href }) => (
                <Anchor key={platform} href={href} aria-label={t('socialLink', { name: venture.name, platform: name })}>
                  <Icon name={`social-${platform}`} />
                </Anchor>
              ))}
            </div>
          </div>
          {shown.map((column) => (
            <FooterColumn key={column.title} column={column} />
          ))}
        </nav>
        {children}
        <div className="footer__base">
          <span>{t('copyright', { year, siteTitle })}</span>
          <Anchor href={venture.privacyPage.url}>{t('privacy')}</Anchor>
          <Anchor href={venture.termsPage.url}>{t('terms')}</Anchor>
          {cookieSettings}
          {venture.certificationDisclaimer && <p className="footer__cert">{venture.certificationDisclaimer}</p>}
        </div>
      </div>
    </>
  );
}
