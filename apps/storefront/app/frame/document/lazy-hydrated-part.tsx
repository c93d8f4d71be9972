import { type ComponentType, type ReactNode, type RefObject, use, useState } from 'react';
import { isHydrating } from './is-hydrating.ts';

/** Code that is loaded after the page. */
export interface LazyCode {
  /** Stores clicks inside an element, and repeats them once the code has loaded. */
  deferClicks: (element: Element) => (() => void) | undefined;
  /** The server-rendered content of an element. */
  serverHtml: (element: RefObject<HTMLElement | null>) => ReactNode;
  /** Renders `fallback` if the code failed to load. */
  withFallback: (hydrated: ReactNode, fallback: ReactNode) => ReactNode;
}

/**
 * A part that the server renders, and whose code the browser loads when it hydrates it. Render it inside a
 * HydrateWhenNear that has it as `code`: until then, and if loading fails, the server's HTML stays.
 */
export function lazyHydratedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & LazyCode {
  let Part: ComponentType<Props> | undefined;
  let hasFailed = false;
  let loading: Promise<void> | undefined;

  function fetchPart(): Promise<void> {
    loading ??= load().then(
      (loaded) => {
        Part = loaded;
      },
      (error) => {
        hasFailed = true;
        console.error('A part of the page could not be loaded', error);
      },
    );
    return loading;
  }
  function LazyHydratedPart(props: Props) {
    if (!Part && !hasFailed) use(fetchPart());
    return Part && <Part {...props} />;
  }
  // Loaded in advance on the server, and in a browser after client-side navigation.
  if (!isHydrating()) void fetchPart();
  return Object.assign(LazyHydratedPart, {
    deferClicks: (element: Element) => deferClicks(element, { isLoaded: () => Part !== undefined, load: fetchPart }),
    serverHtml: (element: RefObject<HTMLElement | null>) => <ServerHtml element={element} />,
    withFallback: (hydrated: ReactNode, fallback: ReactNode) => (
      <FailureFallback hasFailed={() => hasFailed} fallback={fallback}>
        {hydrated}
      </FailureFallback>
    ),
  });
}

interface FailureFallbackProps {
  hasFailed: () => boolean;
  fallback: ReactNode;
  children: ReactNode;
}

/** Evaluated during rendering, because the code may still load until then. */
function FailureFallback({ hasFailed, fallback, children }: FailureFallbackProps) {
  return hasFailed() ? fallback : children;
}

/** A static copy of the server's HTML, for as long as the code is missing: only its links work. */
function ServerHtml({ element }: { element: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => element.current?.innerHTML ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this HTML is from the page, where React rendered it
  return html && <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface CodeLoader {
  isLoaded: () => boolean;
  /** Resolves when the code has loaded or failed to. */
  load: () => Promise<void>;
}

/** React hydrates a clicked part, but drops the click while its code is missing. So it is repeated afterwards. */
function deferClicks(element: Element, code: CodeLoader): (() => void) | undefined {
  if (code.isLoaded()) return undefined;
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const isForBrowser = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (code.isLoaded() || isForBrowser || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
    if (!element.contains(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void code.load().then(() => {
      // If loading failed, the browser still follows links.
      window.removeEventListener('click', onClick, true);
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window }));
    });
  };
  // On the window, so that it runs before React's own listener on the document.
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}
