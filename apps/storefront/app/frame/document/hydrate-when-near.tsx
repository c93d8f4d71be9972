import { type ComponentProps, createElement, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { onFirstInput } from './first-input.ts';
import { isHydrating } from './is-hydrating.ts';
import type { LazyCode } from './lazy-hydrated-part.tsx';

type Wrapper = 'div' | 'li' | 'aside' | 'footer';

type HydrateWhenNearProps<Element extends Wrapper> = Omit<ComponentProps<Element>, 'ref' | 'children'> & {
  as: Element;
  /** True for a part that sends a request as soon as it is hydrated, together with others of its kind. */
  immediate?: boolean;
  /** The code of the children, if the page does not include it. Until it is loaded, clicks inside wait for it. */
  code?: LazyCode;
  children: ReactNode;
};

/**
 * An element that is hydrated when it comes near the viewport, at the first input of the visitor, or after five
 * seconds. React hydrates it earlier for a click, a key or the focus inside it, and when its props change. Content that
 * is not server-rendered shows at once. Pass a `lazyHydratedPart` as `code` if the page does not include its code.
 */
export function HydrateWhenNear<Element extends Wrapper>({
  as,
  immediate: now = false,
  code,
  children,
  ...rest
}: HydrateWhenNearProps<Element>) {
  const element = useRef<HTMLElement>(null);
  const [gate] = useState(() => (isHydrating() && !now ? new HydrationGate() : null));
  const isChanged = useRef(false);
  // A change inside a part that is not hydrated yet would otherwise wait for the gate.
  if (isChanged.current) gate?.open();
  useEffect(() => {
    isChanged.current = true;
    return gate && element.current ? whenNear(element.current, gate.open) : undefined;
  }, [gate]);
  useEffect(() => (element.current ? code?.deferClicks(element.current) : undefined), [code]);
  const serverHtml = code?.serverHtml(element);
  const content = code ? code.withFallback(children, serverHtml) : children;
  const gated = gate ? <Gated gate={gate}>{content}</Gated> : content;
  return createElement(
    as,
    { ...rest, ref: element },
    now ? children : <Suspense fallback={serverHtml}>{gated}</Suspense>,
  );
}

function Gated({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  if (!gate.canPass()) use(gate);
  return children;
}

/**
 * A thenable instead of a promise: a page has fifty gates, and with a debugger attached, as in Lighthouse, creating that
 * many promises took most of the hydration task.
 */
class HydrationGate implements PromiseLike<undefined> {
  #isTried = false;
  #isOpen = false;
  #waiting: (() => void)[] = [];

  readonly open = () => {
    this.#isOpen = true;
    for (const resume of this.#waiting.splice(0)) resume();
  };

  /**
   * The first attempt is React's pass over the whole page; later ones have a cause, such as a click, and pass. If the
   * cause is a change of a context, React holds back all that changed with it until the first attempt has succeeded.
   */
  canPass(): boolean {
    if (this.#isTried && !this.#isOpen) queueMicrotask(this.open);
    const isTried = this.#isTried;
    this.#isTried = true;
    return isTried || this.#isOpen;
  }

  // biome-ignore lint/suspicious/noThenProperty: React recognises a thenable by it
  then<Next>(resume?: ((value: undefined) => Next | PromiseLike<Next>) | null): PromiseLike<Next> {
    if (resume && this.#isOpen) queueMicrotask(() => void resume(undefined));
    else if (resume) this.#waiting.push(() => void resume(undefined));
    // React does not use the promise that `then` returns.
    return this as unknown as PromiseLike<Next>;
  }
}

/** Half a screen ahead. */
const near = { rootMargin: '50% 0px' };
/** Milliseconds; the limit for changes that the visitor did not cause. */
const maxWait = 5000;

const gatesByElement = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function whenNear(element: Element, run: () => void): () => void {
  observer ??= createObserver();
  gatesByElement.set(element, run);
  observer.observe(element);
  return () => stopObserving(element);
}

function createObserver(): IntersectionObserver {
  onFirstInput(() => hydrateInSequence(gatesByElement.keys()), { within: maxWait });
  return new IntersectionObserver((entries) => {
    hydrateInSequence(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
  }, near);
}

const hydrationQueue: Element[] = [];

/** React hydrates all open gates in one task, so they are opened one by one to keep the tasks short. */
function hydrateInSequence(elements: Iterable<Element>): void {
  const isRunning = hydrationQueue.length > 0;
  hydrationQueue.push(...elements);
  if (!isRunning) hydrateNext();
}

function hydrateNext(): void {
  const [element] = hydrationQueue;
  if (!element) return;
  gatesByElement.get(element)?.();
  stopObserving(element);
  // React has scheduled its task by the first timer, and runs it before the second.
  setTimeout(() =>
    setTimeout(() => {
      hydrationQueue.shift();
      hydrateNext();
    }),
  );
}

function stopObserving(element: Element): void {
  observer?.unobserve(element);
  gatesByElement.delete(element);
}
