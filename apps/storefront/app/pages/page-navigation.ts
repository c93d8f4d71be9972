import type { FooterColumn, Navigation, SecondaryLink } from '@bouwpoort/contract/navigation';
import { siteSettings } from '../site/site-settings.ts';
import { mainMenuLinks } from './main-menu-links.ts';

/**
 * What stands of a venture's menus on every page. The main menu is fetched when it is opened (menu/open-main-menu.ts).
 */
export interface PageNavigation {
  headerLinks: SecondaryLink[];
  footerLinks: FooterColumn[];
}

/** More does not fit beside the portal's logo; the menu has them all. */
const linksInHeader = 4;

export function pageNavigation({ headerLinks, footerLinks }: Navigation, ventureId: string): PageNavigation {
  if (ventureId !== siteSettings.defaultVentureId) return { headerLinks: [], footerLinks };
  const shown = mainMenuLinks(headerLinks, ventureId).slice(0, linksInHeader);
  return { headerLinks: shown.map(({ children, ...link }) => link), footerLinks };
}
