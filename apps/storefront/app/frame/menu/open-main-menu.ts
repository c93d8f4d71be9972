import { interfaceActions, useInterface } from '../interface-state/interface-store.ts';
import type { MainMenuKey } from './fetched-main-menu.tsx';

/* A menu is larger than most pages and rarely opened, so no page contains it, or the code that loads it. */

async function load() {
  const [drawer, fetched] = await Promise.all([import('./main-menu-drawer.tsx'), import('./fetched-main-menu.tsx')]);
  return { drawer, ...fetched };
}

let loaded: Awaited<ReturnType<typeof load>> | undefined;

export async function loadMainMenu() {
  loaded ??= await load();
  return loaded;
}

/** Preloads when a visitor points at the menu button. */
export async function prefetchMainMenu(menuKey: MainMenuKey): Promise<void> {
  try {
    await (await loadMainMenu()).fetchMainMenu(menuKey);
  } catch (error) {
    console.warn('The main menu could not be loaded', error);
  }
}

/** The drawer opens at once; items that are still loading move it to the level of the page when they arrive. */
export async function openMainMenu(menuKey: MainMenuKey, pathname: string): Promise<void> {
  const cached = loaded?.cachedMainMenu(menuKey);
  interfaceActions.openMainMenu(cached?.links ?? [], pathname);
  if (cached) return;
  await prefetchMainMenu(menuKey);
  const fetched = loaded?.cachedMainMenu(menuKey);
  if (fetched && useInterface.getState().pageHeaderMainMenuOpen) interfaceActions.openMainMenu(fetched.links, pathname);
}
