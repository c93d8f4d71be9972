import { type ComponentProps, createElement, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { onFirstInput } from './first-input.ts';

type Wrapper = 'div' | 'li' | 'aside' | 'footer';

type HydrateWhenNearProps<Element extends Wrapper> = Omit<ComponentProps<Element>, 'ref' | 'children'> & {
  as: Element;
  /** True for what requests something as soon as it is alive, together with others of its kind. */
  now?: boolean;
  children: ReactNode;
};

/**
 * An element whose inside stays as the server sent it until a visitor comes near, does anything at all, or five seconds
 * have passed. React hydrates it earlier when it has to: for a click, a key or the focus inside it, which then works at
 * once, and for a change of what it shows. Its code must be loaded with the page, or it would be empty in between. What is
 * rendered in the browser only is there at once.
 */
export function HydrateWhenNear<Element extends Wrapper>({
  as,
  now = false,
  children,
  ...rest
}: HydrateWhenNearProps<Element>) {
  const element = useRef<HTMLElement>(null);
  const [gate] = useState(() => (isHydrating() && !now ? new HydrationGate() : null));
  const isChanged = useRef(false);
  // React renders what changes with what it has not hydrated yet: behind a closed gate the change itself would wait.
  if (isChanged.current) gate?.open();
  useEffect(() => {
    isChanged.current = true;
    return gate && element.current ? whenNear(element.current, gate.open) : undefined;
  }, [gate]);
  const inside = gate ? <Gated gate={gate}>{children}</Gated> : children;
  return createElement(as, { ...rest, ref: element }, now ? children : <Suspense>{inside}</Suspense>);
}

function Gated({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  if (!gate.letsThrough()) use(gate.opened);
  return children;
}

/** The page as the server sent it is being taken over; never true on the server. InterfaceEffects ends it. */
function isHydrating(): boolean {
  return typeof document !== 'undefined' && !document.documentElement.hasAttribute('data-interactive');
}

class HydrationGate {
  readonly opened: Promise<void>;
  readonly open: () => void;
  #isOpen = false;

  constructor() {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.opened = promise;
    this.open = () => {
      this.#isOpen = true;
      resolve();
    };
  }

  /** React tries once while it goes through the page. It tries again only when it has a reason, and is let through. */
  letsThrough(): boolean {
    const isOpen = this.#isOpen;
    this.#isOpen = true;
    return isOpen;
  }
}

/** Half a screen ahead. */
const near = { rootMargin: '50% 0px' };
/** Milliseconds. A change of the page that nobody asked for waits no longer than this. */
const longestWait = 5000;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function whenNear(element: Element, run: () => void): () => void {
  observer ??= observeWaiting();
  waiting.set(element, run);
  observer.observe(element);
  return () => stopWaiting(element);
}

function observeWaiting(): IntersectionObserver {
  onFirstInput(
    () => {
      for (const element of waiting.keys()) runFor(element);
    },
    { within: longestWait },
  );
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) runFor(target);
  }, near);
}

function runFor(element: Element): void {
  waiting.get(element)?.();
  stopWaiting(element);
}

function stopWaiting(element: Element): void {
  observer?.unobserve(element);
  waiting.delete(element);
}
