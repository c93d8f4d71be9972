import { type ComponentProps, createElement, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { onFirstInput } from './first-input.ts';
import { isHydrating } from './is-hydrating.ts';
import type { LateCode } from './late-part.tsx';

type Wrapper = 'div' | 'li' | 'aside' | 'footer';

type HydrateWhenNearProps<Element extends Wrapper> = Omit<ComponentProps<Element>, 'ref' | 'children'> & {
  as: Element;
  /** True for a part that sends a request as soon as it is hydrated, together with others of its kind. */
  now?: boolean;
  /** The code of the children, if the page does not include it. Until it is loaded, clicks inside wait for it. */
  code?: LateCode;
  children: ReactNode;
};

/**
 * An element whose inside stays as the server sent it until a visitor comes near, does anything at all, or five seconds
 * have passed. React hydrates it earlier when it has to: for a click, a key or the focus inside it, which then works at
 * once, and for a change of what it shows. What is rendered in the browser only is there at once. Code that does not
 * come with the page is a late part (late-part.tsx), which is passed here too.
 */
export function HydrateWhenNear<Element extends Wrapper>({
  as,
  now = false,
  code,
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
  useEffect(() => (element.current ? code?.holdClicks(element.current) : undefined), [code]);
  const asItStood = code?.asItStood(element);
  const alive = code ? code.orElse(children, asItStood) : children;
  const inside = gate ? <Gated gate={gate}>{alive}</Gated> : alive;
  return createElement(
    as,
    { ...rest, ref: element },
    now ? children : <Suspense fallback={asItStood}>{inside}</Suspense>,
  );
}

function Gated({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  if (!gate.letsThrough()) use(gate);
  return children;
}

/**
 * A thenable that React waits for, instead of a promise: a page has fifty gates, and with a debugger attached, as
 * lighthouse does, creating so many promises took most of the hydration task.
 */
class HydrationGate implements PromiseLike<undefined> {
  #isTried = false;
  #isOpen = false;
  #waiting: (() => void)[] = [];

  readonly open = () => {
    this.#isOpen = true;
    for (const goOn of this.#waiting.splice(0)) goOn();
  };

  /** React tries once while it goes through the page. It tries again only when it has a reason, and is let through. */
  letsThrough(): boolean {
    const isTried = this.#isTried;
    this.#isTried = true;
    return isTried || this.#isOpen;
  }

  // biome-ignore lint/suspicious/noThenProperty: React knows by it that this can be waited for
  then<Next>(goOn?: ((value: undefined) => Next | PromiseLike<Next>) | null): PromiseLike<Next> {
    if (goOn && this.#isOpen) queueMicrotask(() => void goOn(undefined));
    else if (goOn) this.#waiting.push(() => void goOn(undefined));
    // React does not use the promise that `then` returns.
    return this as unknown as PromiseLike<Next>;
  }
}

/** Half a screen ahead. */
const near = { rootMargin: '50% 0px' };
/** Milliseconds. A change that the visitor did not cause waits no longer than this. */
const maxWait = 5000;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function whenNear(element: Element, run: () => void): () => void {
  observer ??= observeWaiting();
  waiting.set(element, run);
  observer.observe(element);
  return () => stopWaiting(element);
}

function observeWaiting(): IntersectionObserver {
  onFirstInput(() => runInTurn(waiting.keys()), { within: maxWait });
  return new IntersectionObserver((entries) => {
    runInTurn(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
  }, near);
}

const due: Element[] = [];

/** React commits all that it may hydrate in one task. So each follows when the one before has had its own. */
function runInTurn(elements: Iterable<Element>): void {
  const isRunning = due.length > 0;
  due.push(...elements);
  if (!isRunning) runNext();
}

function runNext(): void {
  const [element] = due;
  if (!element) return;
  waiting.get(element)?.();
  stopWaiting(element);
  // React's task is scheduled by now, and begins before a second timer.
  setTimeout(() =>
    setTimeout(() => {
      due.shift();
      runNext();
    }),
  );
}

function stopWaiting(element: Element): void {
  observer?.unobserve(element);
  waiting.delete(element);
}
