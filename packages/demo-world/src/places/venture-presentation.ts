import type { SiteMessage, VenturePresentation } from '@bouwpoort/contract/organisation/ventures';
import type { VentureFacts } from './venture-facts.ts';

/** What differs between ventures in words; the addresses follow from the path. */
export interface VentureTexts {
  slogan: string;
  specialism: string;
  usps: VenturePresentation['uspSettings'];
  /** Those of the whole group stand above those of the venture. */
  sitewideMessages?: readonly SiteMessage[];
  ventureMessages?: readonly SiteMessage[];
  registerUsps: VenturePresentation['registerUSPItems'];
  socials: readonly SocialPlatform[];
  searchTerms: readonly string[];
  relevantContent: VenturePresentation['searchContent']['relevantContent'];
  phone: string;
  projectPhone: string;
  conditionsLabel: string;
  conditionsText: string;
  certificationDisclaimer: string;
}

/** The six networks with an icon of their own (P 2.9). */
const socialPlatforms = ['facebook', 'instagram', 'linkedin', 'youtube', 'pinterest', 'x'] as const;
type SocialPlatform = (typeof socialPlatforms)[number];

/** '.test' is reserved (RFC 2606): no link of the demo world can reach somebody's real page. */
const socialAddress = (platform: SocialPlatform, path: string): string => `https://${platform}.test/${path}`;

export function venturePresentation(venture: VentureFacts, texts: VentureTexts): VenturePresentation {
  const { id, path, hasShop } = venture;
  const has = (platform: SocialPlatform): boolean => texts.socials.includes(platform);
  return {
    slogan: texts.slogan,
    specialism: texts.specialism,
    logoUrl: `/media/logos/${path}-wit.svg`,
    stackedLogoUrl: `/media/logos/${path}.svg`,
    footerLogoUrl: `/media/logos/${path}-wit.svg`,
    beeldmerkUrl: `/media/logos/${path}-beeldmerk.svg`,
    backgroundImageUrl: `/media/sfeer/${path}.svg`,
    defaultProductImageUrl: '/media/producten/geen-afbeelding.svg',
    uspSettings: texts.usps,
    registrationUrl: null,
    registerUSPItems: texts.registerUsps,
    termsUrl: `/${path}/voorwaarden/leveringsvoorwaarden`,
    privacyPage: { url: `/${path}/privacy/privacyverklaring` },
    customerServicePage: { url: `/${path}/klantenservice` },
    termsPage: { url: `/${path}/voorwaarden/algemene-voorwaarden` },
    legalPage: { url: `/${path}/voorwaarden/disclaimer` },
    loginPage: { id: `${id}-login` },
    socialLinks: Object.fromEntries(
      socialPlatforms.map((platform) => [`${platform}Url`, has(platform) ? socialAddress(platform, path) : '']),
    ),
    linkedIn: has('linkedin') ? socialAddress('linkedin', path) : null,
    searchContent: { relevantContent: texts.relevantContent, searchTerms: [...texts.searchTerms] },
    catalogUrl: hasShop ? `/${path}/categorieen` : null,
    administrativeEmailAddress: `info@${path}.test`,
    administrativePhoneNumber: texts.phone,
    projectAdministrationEmailAddress: `projecten@${path}.test`,
    projectAdministrationPhoneNumber: texts.projectPhone,
    forgotPasswordUrl: null,
    ventureConditionsLabel: texts.conditionsLabel,
    ventureConditionsText: texts.conditionsText,
    certificationDisclaimer: texts.certificationDisclaimer,
    previouslyOrderedContentId: hasShop ? `${id}-eerder-besteld` : null,
    homePage: { id: `${id}-home` },
  };
}
