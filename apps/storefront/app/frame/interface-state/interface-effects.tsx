import { inLaterTask } from '@bouwpoort/ui/in-later-task.ts';
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { markPastFirstPage } from './first-page.ts';
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
        return trackWindowSize();
      }),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: every finished navigation resets, also one to the same address
  useEffect(() => interfaceActions.reset(), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another scrollbar
  useEffect(() => inLaterTask(markScrollbar), [key]);
  useEffect(() => markPastFirstPage(pathname), [pathname]);
  useEffect(() => interfaceActions.setMainSiteLoading(isLoading), [isLoading]);

  return null;
}

function trackWindowSize(): () => void {
  const measure = () => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    interfaceActions.setMediaQuery(mediaQuerySize(window.innerWidth / rem));
    markScrollbar();
  };
  const onResize = () => {
    measure();
    // Not deferred: the server renders the next page for this width.
    writeViewportCookie();
  };
  measure();
  // Writing a cookie waits for another process of the browser, so it is deferred during hydration.
  setTimeout(writeViewportCookie);
  window.addEventListener('resize', onResize);
  return () => window.removeEventListener('resize', onResize);
}

function writeViewportCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = viewportCookie(breakpointOf(window.innerWidth));
}

/** Whether to reserve the width of a scrollbar while scrolling is blocked; on phones it takes no space. */
function markScrollbar(): void {
  const page = document.documentElement;
  if (useInterface.getState().isScrollingBlocked || document.querySelector('dialog:modal')) return;
  page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
}
