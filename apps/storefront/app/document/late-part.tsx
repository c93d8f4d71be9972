import { type ComponentType, type ReactNode, type RefObject, use, useState } from 'react';
import { isHydrating } from './is-hydrating.ts';

/** Code of a part that is loaded after the page. */
export interface LateCode {
  /** Keeps clicks inside an element until the code is here. */
  holdClicks: (element: Element) => (() => void) | undefined;
  /** The inside of an element as the server sent it. */
  asItStood: (element: RefObject<HTMLElement | null>) => ReactNode;
  /** What is made with the code, or something else if that could not be loaded. */
  orElse: (alive: ReactNode, without: ReactNode) => ReactNode;
}

/**
 * A part further down: the server renders it with the page, the browser loads its code when it hydrates it. Used inside
 * HydrateWhenNear, with the part as its code: until then, and if that cannot be loaded, it stays as the server sent it.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & LateCode {
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
  function LatePart(props: Props) {
    if (!Part && !hasFailed) use(fetchPart());
    return Part && <Part {...props} />;
  }
  // The server has it before its first page, and a browser that opens another page soon after that page's own code.
  if (!isHydrating()) void fetchPart();
  return Object.assign(LatePart, {
    holdClicks: (element: Element) => holdClicks(element, { isHere: () => Part !== undefined, load: fetchPart }),
    asItStood: (element: RefObject<HTMLElement | null>) => <AsItStood element={element} />,
    orElse: (alive: ReactNode, without: ReactNode) => (
      <OrElse hasFailed={() => hasFailed} without={without}>
        {alive}
      </OrElse>
    ),
  });
}

interface OrElseProps {
  hasFailed: () => boolean;
  without: ReactNode;
  children: ReactNode;
}

/** Asked when it is rendered: until then the code may come. */
function OrElse({ hasFailed, without, children }: OrElseProps) {
  return hasFailed() ? without : children;
}

/**
 * Of what the server sent, for a change that comes before the code, or if that cannot be loaded: links work, no more.
 */
function AsItStood({ element }: { element: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => element.current?.innerHTML ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it stood there already, as React rendered it
  return html && <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface Loading {
  isHere: () => boolean;
  /** Resolves when the code is here, or could not be loaded. */
  load: () => Promise<void>;
}

/**
 * React hydrates a clicked part, but drops the click while its code is missing. So the click is repeated after that.
 */
function holdClicks(element: Element, code: Loading): (() => void) | undefined {
  if (code.isHere()) return undefined;
  const hold = (event: MouseEvent) => {
    const { target } = event;
    const isForBrowser = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (code.isHere() || isForBrowser || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
    if (!element.contains(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void code.load().then(() => {
      // Without code the browser still follows links.
      window.removeEventListener('click', hold, true);
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window }));
    });
  };
  // React listens at the document.
  window.addEventListener('click', hold, true);
  return () => window.removeEventListener('click', hold, true);
}
