import type { HeaderLink } from '@bouwpoort/contract/navigation';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { trailTo } from './main-menu-trail.ts';

/** All the view knows of the menu's state: whatever keeps it, keeps to this. */
export interface MainMenuState {
  isOpen: boolean;
  /** The open items, outermost first; its length is the depth. */
  trail: readonly HeaderLink[];
  open: () => void;
  close: () => void;
  enter: (link: HeaderLink) => void;
  /** Back to a level; 0 is the top. */
  backTo: (level: number) => void;
}

export function useMainMenu(links: readonly HeaderLink[]): MainMenuState {
  const { pathname, key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [trail, setTrail] = useState<readonly HeaderLink[]>([]);

  const open = useCallback(() => {
    setTrail(trailTo(links, pathname));
    setOpen(true);
  }, [links, pathname]);
  const close = useCallback(() => setOpen(false), []);
  const enter = useCallback((link: HeaderLink) => setTrail((opened) => [...opened, link]), []);
  const backTo = useCallback(
    (level: number) => setTrail((opened) => (level < 0 ? opened : opened.slice(0, level))),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu, also one to the same address
  useEffect(close, [key, close]);

  return { isOpen, trail, open, close, enter, backTo };
}
