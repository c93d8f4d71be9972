import type { FooterColumn, Navigation, SecondaryLink } from '@bouwpoort/contract/content/menus';
import { webSettings } from '../web/web-settings.ts';
import { mainMenuLinks } from './main-menu-links.ts';

/** The menu links that every page contains. The main menu is fetched when it is opened (frame/menu/open-main-menu.ts). */
export interface PageNavigation {
  headerLinks: SecondaryLink[];
  footerLinks: FooterColumn[];
}

/** The number that fits beside the portal's logo; the menu has all links. */
const linksInHeader = 4;

export function pageNavigation({ headerLinks, footerLinks }: Navigation, ventureId: string): PageNavigation {
  if (ventureId !== webSettings.defaultVentureId) return { headerLinks: [], footerLinks };
  const shown = mainMenuLinks(headerLinks, ventureId).slice(0, linksInHeader);
  return { headerLinks: shown.map(({ children, ...link }) => link), footerLinks };
}
