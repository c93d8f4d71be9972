import { interfaceActions, useInterface } from '../interface-state/interface-store.ts';

/* A menu is larger than most pages and seldom opened: no page contains it, or the code that fetches it. */

let loaded: typeof import('./fetched-main-menu.tsx') | undefined;

export async function loadMainMenu() {
  loaded ??= await import('./fetched-main-menu.tsx');
  return loaded;
}

/** As soon as a visitor points at the menu button. */
export async function fetchMainMenuAhead(ventureId: string): Promise<void> {
  try {
    await (await loadMainMenu()).fetchMainMenu(ventureId);
  } catch (error) {
    console.warn('The main menu could not be loaded', error);
  }
}

/** The drawer opens at once; if its items are not here yet, it moves to the level of the page when they arrive. */
export async function openMainMenu(ventureId: string, pathname: string): Promise<void> {
  const cached = loaded?.cachedMainMenu(ventureId);
  interfaceActions.openMainMenu(cached?.links ?? [], pathname);
  if (cached) return;
  await fetchMainMenuAhead(ventureId);
  const fetched = loaded?.cachedMainMenu(ventureId);
  if (fetched && useInterface.getState().pageHeaderMainMenuOpen) interfaceActions.openMainMenu(fetched.links, pathname);
}
