import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { socialLinks } from '../../frame/chrome/social-links.ts';
import { paths } from '../../frame/web/paths.ts';
import { webSettings } from '../../frame/web/web-settings.ts';

/** The organisation behind a home page, for search engines (schema.org/Organization). */
export function organizationData(venture: VentureDetails, publicUrl: string): Record<string, unknown> {
  const isPortal = venture.id === webSettings.defaultVentureId;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${publicUrl}${paths.home(venture)}#organisatie`,
    name: venture.name,
    url: `${publicUrl}${paths.home(venture)}`,
    logo: new URL(venture.beeldmerkUrl, publicUrl).href,
    slogan: venture.slogan,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: venture.administrativePhoneNumber,
      email: venture.administrativeEmailAddress,
      availableLanguage: 'nl',
    },
    sameAs: socialLinks(venture).map((link) => link.href),
    ...(isPortal ? {} : { parentOrganization: { '@id': `${publicUrl}${paths.portal()}#organisatie` } }),
  };
}
