import { isSafeLink } from '@bouwpoort/contract/content/content-address';
import type { HeaderLink, Navigation } from '@bouwpoort/contract/content/menus';

/** Sanitises menus: a link that would run script is removed, for every program that shows it. */
export function cleanNavigation({ headerLinks, footerLinks, secondaryLinks }: Navigation): Navigation {
  return {
    headerLinks: headerLinks.map(cleanHeaderLink),
    footerLinks: footerLinks.map((column) => ({ ...column, links: column.links.map(cleanLink) })),
    secondaryLinks: secondaryLinks.map(cleanLink),
  };
}

function cleanHeaderLink(link: HeaderLink): HeaderLink {
  return { ...cleanLink(link), children: link.children.map(cleanHeaderLink) };
}

function cleanLink<L extends { href: string; thumbnailUrl?: string | null }>(link: L): L {
  const { href, thumbnailUrl } = link;
  const badPicture = typeof thumbnailUrl === 'string' && !isSafeLink(thumbnailUrl);
  if (isSafeLink(href) && !badPicture) return link;
  return { ...link, href: isSafeLink(href) ? href : '#', ...(badPicture ? { thumbnailUrl: null } : {}) };
}
