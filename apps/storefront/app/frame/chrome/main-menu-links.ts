import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import { webSettings } from '../web/web-settings.ts';

/** On the default venture the first header link, the way home, is left out (P 2.7). */
export function mainMenuLinks(links: readonly HeaderLink[], ventureId: string): readonly HeaderLink[] {
  return ventureId === webSettings.defaultVentureId ? links.slice(1) : links;
}
