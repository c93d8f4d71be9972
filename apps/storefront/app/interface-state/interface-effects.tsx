import { inLaterTask } from '@bouwpoort/ui/in-later-task.ts';
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { showPastFirstPage } from './first-page.ts';
import { interfaceActions, useInterface } from './interface-store.ts';
import { blockScrolling, unblockScrolling } from './scroll-blocking.ts';
import { breakpointOf, mediaQuerySize, viewportCookie } from './viewport.ts';

/** Connects the interface state to the browser: the body, the window, and the router's navigations. */
export function InterfaceEffects() {
  const { key, pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';

  useEffect(() => {
    // From here on the page is interactive; browser tests wait for this attribute.
    document.documentElement.toggleAttribute('data-interactive', true);
    return useInterface.subscribe(({ isScrollingBlocked }) =>
      (isScrollingBlocked ? blockScrolling : unblockScrolling)(document.body),
    );
  }, []);
  useEffect(
    () =>
      inLaterTask(() => {
        interfaceActions.restoreStockFilter();
        return measureWindow();
      }),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: every finished navigation resets, also one to the same address
  useEffect(() => interfaceActions.reset(), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another scrollbar
  useEffect(() => inLaterTask(noteScrollbar), [key]);
  useEffect(() => showPastFirstPage(pathname), [pathname]);
  useEffect(() => interfaceActions.setMainSiteLoading(isLoading), [isLoading]);

  return null;
}

function measureWindow(): () => void {
  const measure = () => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    interfaceActions.setMediaQuery(mediaQuerySize(window.innerWidth / rem));
    noteScrollbar();
  };
  const follow = () => {
    measure();
    // At once: the next page is rendered for this width.
    noteViewport();
  };
  measure();
  // Writing a cookie waits for another process of the browser, so it is deferred during hydration.
  setTimeout(noteViewport);
  window.addEventListener('resize', follow);
  return () => window.removeEventListener('resize', follow);
}

function noteViewport(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = viewportCookie(breakpointOf(window.innerWidth));
}

/** Whether to reserve the width of a scrollbar while scrolling is blocked; on phones it takes no space. */
function noteScrollbar(): void {
  const page = document.documentElement;
  if (useInterface.getState().isScrollingBlocked || document.querySelector('dialog:modal')) return;
  page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
}
