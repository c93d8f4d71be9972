import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { useState } from 'react';
import { useInterface } from '../interface-state/interface-store.ts';
import { loadMainMenu } from './open-main-menu.ts';

const MainMenuDrawer = lazyPart<{ venture: VentureDetails }>(
  () => loadMainMenu().then(({ drawer }) => drawer.MainMenuDrawer),
  () => null,
);

/** P 2.7. Rendered from the first opening on; by then its code is loading (menu-button.tsx). */
export function MainMenu({ venture }: { venture: VentureDetails }) {
  const isOpen = useInterface((state) => state.pageHeaderMainMenuOpen);
  const [isNeeded, setIsNeeded] = useState(false);
  if (isOpen && !isNeeded) setIsNeeded(true);
  return isNeeded && <MainMenuDrawer venture={venture} />;
}
