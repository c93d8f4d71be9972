import type { HeaderLink, SecondaryLink } from '@bouwpoort/contract/navigation';
import { create } from 'zustand';
import { browserApi } from '../http/api.ts';
import { interfaceActions, useInterface } from '../interface-state/interface-store.ts';
import { mainMenuLinks } from '../pages/main-menu-links.ts';

interface MainMenuData {
  links: readonly HeaderLink[];
  secondaryLinks: readonly SecondaryLink[];
}

/** By venture; the browser's only. A menu is larger than most pages and seldom opened, so no page brings it along. */
export const useMainMenus = create<Record<string, MainMenuData>>(() => ({}));

const asked = new Map<string, Promise<MainMenuData>>();

/** Asked once, as soon as somebody reaches for the menu; after a failure the next one to open it asks again. */
export function fetchMainMenu(ventureId: string): Promise<MainMenuData> {
  const menu = asked.get(ventureId) ?? askMenu(ventureId);
  asked.set(ventureId, menu);
  return menu;
}

async function askMenu(ventureId: string): Promise<MainMenuData> {
  try {
    const navigation = await browserApi(ventureId).call('navigation.web', { params: { ventureId } });
    return { links: mainMenuLinks(navigation.headerLinks, ventureId), secondaryLinks: navigation.secondaryLinks };
  } catch (error) {
    // What the drawer has besides can still be used (P 7.5).
    console.warn('The main menu could not be fetched', error);
    asked.delete(ventureId);
    return { links: [], secondaryLinks: [] };
  }
}

/** The drawer opens at once; its items, when they are not here yet, come with the place they open at. */
export async function openMainMenu(ventureId: string, pathname: string): Promise<void> {
  const here = useMainMenus.getState()[ventureId];
  interfaceActions.openMainMenu(here?.links ?? [], pathname);
  if (here && here.links.length > 0) return;
  const menu = await fetchMainMenu(ventureId);
  useMainMenus.setState({ [ventureId]: menu });
  if (useInterface.getState().pageHeaderMainMenuOpen) interfaceActions.openMainMenu(menu.links, pathname);
}
