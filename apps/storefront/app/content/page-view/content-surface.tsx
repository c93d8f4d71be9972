import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

const brokenAttribute = 'data-broken';

/**
 * Behaviour for all content of a page, rendered by any component: a picture that fails to load leaves a frame with its
 * alt text (content-surface.css), and links in stored HTML use client-side navigation.
 */
export function ContentSurface({ children }: { children: ReactNode }) {
  const surface = useRef<HTMLDivElement>(null);
  useBrokenPictures(surface);
  useClientNavigation(surface);
  return (
    <div className="content" ref={surface}>
      {children}
    </div>
  );
}

type Surface = ReturnType<typeof useRef<HTMLDivElement | null>>;

function useBrokenPictures(surface: Surface): void {
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const mark = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.setAttribute(brokenAttribute, '');
    };
    const clear = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.removeAttribute(brokenAttribute);
    };
    element.addEventListener('error', mark, true);
    element.addEventListener('load', clear, true);
    // Pictures that failed before this script ran.
    for (const picture of element.querySelectorAll('img')) {
      if (picture.complete && picture.naturalWidth === 0) {
        picture.decode().catch(() => picture.setAttribute(brokenAttribute, ''));
      }
    }
    return () => {
      element.removeEventListener('error', mark, true);
      element.removeEventListener('load', clear, true);
    };
  }, [surface]);
}

function useClientNavigation(surface: Surface): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const follow = (event: MouseEvent) => {
      const href = clickedLink(event)?.getAttribute('href');
      if (!href?.startsWith('/') || /^\/(?:\/|api\/|media\/)/.test(href)) return;
      event.preventDefault();
      navigate(href);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [surface, navigate]);
}

/** The link in stored HTML for this click, unless it opens another window or has another handler. */
function clickedLink(event: MouseEvent): HTMLAnchorElement | null | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  if (!(event.target instanceof Element)) return undefined;
  return event.target.closest<HTMLAnchorElement>('.prose a[href]:not([target], [download], .download)');
}
