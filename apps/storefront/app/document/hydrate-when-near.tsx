import {
  type ComponentProps,
  createElement,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { onFirstInput } from './first-input.ts';
import { isHydrating } from './is-hydrating.ts';
import type { LateCode } from './late-part.tsx';

type Wrapper = 'div' | 'li' | 'aside' | 'footer';

type HydrateWhenNearProps<Element extends Wrapper> = Omit<ComponentProps<Element>, 'ref' | 'children'> & {
  as: Element;
  /** True for what requests something as soon as it is alive, together with others of its kind. */
  now?: boolean;
  /** Of what is inside, if it does not come with the page. Until it is here, clicks inside wait for it. */
  code?: LateCode;
  children: ReactNode;
};

/**
 * An element whose inside stays as the server sent it until a visitor comes near, does anything at all, or five seconds
 * have passed. React hydrates it earlier when it has to: for a click, a key or the focus inside it, which then works at
 * once, and for a change of what it shows. What is rendered in the browser only is there at once. Code that does not come
 * with the page is a late part (late-part.tsx), which is passed here too.
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
  useEffect(() => (code && element.current ? holdClicks(element.current, code) : undefined), [code]);
  const asItStood = code && <AsItStood element={element} />;
  const alive = code ? (
    <WithCode code={code} without={asItStood}>
      {children}
    </WithCode>
  ) : (
    children
  );
  const inside = gate ? <Gated gate={gate}>{alive}</Gated> : alive;
  return createElement(
    as,
    { ...rest, ref: element },
    now ? children : <Suspense fallback={asItStood}>{inside}</Suspense>,
  );
}

function WithCode({ code, without, children }: { code: LateCode; without: ReactNode; children: ReactNode }) {
  return code.hasFailed() ? without : children;
}

/** Of what the server sent, for a change that comes before the code, or if that cannot be loaded: links work, no more. */
function AsItStood({ element }: { element: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => element.current?.innerHTML ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it stood there already, as React rendered it
  return html && <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** React hydrates what is clicked on, but drops the click if it cannot. So it comes after the code. */
function holdClicks(element: Element, code: LateCode): (() => void) | undefined {
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

function Gated({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  if (!gate.letsThrough()) use(gate);
  return children;
}

/**
 * What React waits for, without the promises that a page of fifty gates would make in the task in which it comes alive:
 * with a debugger attached, as lighthouse does, these were most of it.
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
    return nobodyAsks;
  }
}

const nobodyAsks = new Promise<never>(() => undefined);

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
  onFirstInput(() => void runInTurn([...waiting.keys()]), { within: longestWait });
  return new IntersectionObserver((entries) => {
    void runInTurn(entries.flatMap(({ target, isIntersecting }) => (isIntersecting ? [target] : [])));
  }, near);
}

const due: Element[] = [];

/** React commits all that it may hydrate in one task. So each follows when the one before has had its own. */
async function runInTurn(elements: readonly Element[]): Promise<void> {
  const isRunning = due.length > 0;
  due.push(...elements);
  if (isRunning) return;
  for (let next = due[0]; next; next = due[0]) {
    runFor(next);
    // React's task is scheduled by now, and begins before a second timer.
    await new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
    due.shift();
  }
}

function runFor(element: Element): void {
  waiting.get(element)?.();
  stopWaiting(element);
}

function stopWaiting(element: Element): void {
  observer?.unobserve(element);
  waiting.delete(element);
}
