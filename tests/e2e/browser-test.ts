import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../tools/browser.ts';
import { newWindow, ReusedWindow } from './browser-window.ts';
import { checkUnchecked, type Unchecked } from './checked-pages.ts';
import { missingStyles } from './missing-styles.ts';
import { settled } from './page-settled.ts';
import { smallTargets } from './touch-targets.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** One per worker: the next file reuses it, and it ends with the worker. */
let browser: Browser;
let reused: ReusedWindow;

interface Options {
  width?: number;
  javaScript?: boolean;
  /** Requests that are expected to fail on this page: the ends of their addresses. */
  missing?: string | readonly string[];
  /** Expected error statuses, which the browser reports as errors: 401 without a session. */
  refusals?: readonly number[];
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Opens the page and runs axe on what no earlier page had: all have to meet the same standard. */
  open(path: string): Promise<Page>;
}

export function useBrowser(): void {
  beforeAll(async () => {
    if (browser?.isConnected()) return;
    browser = await launchBrowser();
    reused = new ReusedWindow(browser);
  });
}

/** A test in a clean window. When it fails, a screenshot of that window is stored in test-results/. */
export function browserTest(name: string, run: (visit: Visit) => Promise<void>, options: Options = {}): void {
  test(name, async ({ signal }) => {
    const visit = await startVisit(options);
    await inVisit(name, visit, signal, run);
    await endVisit(visit);
  });
}

/**
 * Tests of one page that share a page load, which takes longer than most of them: each leaves the page in the state
 * that the next expects. After a failure the page is loaded again.
 */
export function pageTests(
  page: string,
  load: (visit: Visit) => Promise<void>,
  tests: Record<string, (visit: Visit) => Promise<void>>,
  options: Options = {},
): void {
  describe(page, () => {
    let loaded: WatchedVisit | undefined;
    for (const [name, run] of Object.entries(tests)) {
      test(name, async ({ signal }) => {
        const known = loaded;
        loaded = undefined;
        const visit = known ?? (await startVisit(options));
        await inVisit(name, visit, signal, async () => {
          if (!known) await load(visit);
          await run(visit);
        });
        loaded = visit;
      });
    }
    afterAll(async () => {
      if (loaded) await endVisit(loaded);
    });
  });
}

interface WatchedVisit extends Visit {
  javaScript: boolean;
  /** Errors that the browser reported and no option expects. */
  unexpectedErrors: string[];
  /** Fails when there are any: the test cannot pass any more, whatever it still waits for. */
  doomed: Promise<never>;
}

async function startVisit({
  width = 1440,
  javaScript = true,
  missing = [],
  refusals = [],
}: Options): Promise<WatchedVisit> {
  const { page, context } = javaScript ? await reused.open() : await newWindow(browser, javaScript);
  await page.setViewportSize({ width, height: 900 });
  const unexpectedErrors: string[] = [];
  const { promise: doomed, reject: doom } = Promise.withResolvers<never>();
  // It may be that nobody waits for it any more.
  doomed.catch(() => undefined);
  const fail = (error: string) => {
    unexpectedErrors.push(error);
    // What else goes wrong because of it is reported with it.
    setTimeout(() => doom(new Error(`unexpected errors in the browser\n${unexpectedErrors.join('\n')}`)), 2000).unref();
  };
  page.on('pageerror', (error) => fail(String(error)));
  page.on('crash', () => fail('the page crashed'));
  page.on('console', (message) => {
    // The page itself may be an expected 404, which the browser reports; any other failed request is an error.
    const { url } = message.location();
    const mayMiss = url === page.url() || [missing].flat().some((end) => new URL(url).pathname.endsWith(end));
    const isExpected = refusals.some((status) => message.text().includes(`status of ${status}`));
    if (message.type() === 'error' && !isExpected && !(mayMiss && message.text().includes('status of 404'))) {
      fail(`${message.text()} ${url}`);
    }
  });
  const open = async (path: string) => {
    await page.goto(path);
    // axe needs script; the same page is checked with script enabled.
    if (!javaScript) return page;
    await settled(page);
    await expectNoViolations(page);
    return page;
  };
  return { page, context, open, javaScript, unexpectedErrors, doomed };
}

async function inVisit(
  name: string,
  visit: WatchedVisit,
  signal: AbortSignal,
  run: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { page, context, javaScript, unexpectedErrors, doomed } = visit;
  // A test that timed out is not awaited: without its window it ends, and the next one gets a new window.
  let isLeft = false;
  const leave = async () => {
    isLeft = true;
    reused.release(context);
    await storeScreenshot(page, name);
    await context.close();
  };
  signal.addEventListener('abort', leave, { once: true });
  try {
    await Promise.race([run(visit), doomed]);
    expect(unexpectedErrors.join('\n'), 'unexpected errors in the browser').toBe('');
  } catch (error) {
    if (isLeft) throw error;
    await storeScreenshot(page, name);
    await (javaScript ? reused.discard(context) : context.close());
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

async function endVisit({ context, javaScript }: WatchedVisit): Promise<void> {
  if (!javaScript) return context.close();
  try {
    await reused.empty();
  } catch (error) {
    await reused.discard(context);
    throw error;
  }
}

/** What no earlier page had; at the first page of its kind the whole page. */
export function expectNoViolations(page: Page): Promise<void> {
  return checkUnchecked(page, (unchecked) => runAxe(page, unchecked));
}

/** What axe knows of its own rules and does not declare. */
interface AxeInternals {
  _audit: {
    rules: { id: string; pageLevel: boolean; any: CheckName[]; all: CheckName[]; none: CheckName[] }[];
    checks: Record<string, { after?: unknown }>;
  };
}
type CheckName = string | { id: string };

async function runAxe(page: Page, { elements, isWholePage }: Unchecked): Promise<void> {
  await finishAnimations(page);
  const frames = page.frames();
  // axe checks a frame from its parent document, when both contain axe.
  await Promise.all(frames.map(injectAxe));
  const isWhole = isWholePage || frames.length > 1;
  const found = await elements.evaluate(
    async (unchecked, { isWhole, hasFrames }) => {
      const contrast = 'color-contrast';
      // Without element sources and selectors, which take half of the time of a run.
      window.axe.configure({ noHtml: true });
      // content-visibility renders a section only when it comes near; until then it has its reserved size, and its last
      // lines overflow it.
      const whole = new CSSStyleSheet();
      whole.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(whole);
      const options = { reporter: 'no-passes', selectors: false, elementRef: true } as const;
      // A map is rendered again when its own script has loaded, so earlier elements may be gone.
      const include = unchecked.filter(({ isConnected }) => isConnected);
      const results = [];
      if (isWhole) {
        results.push(await window.axe.run({ ...options, rules: { [contrast]: { enabled: hasFrames } } }));
      } else {
        // Rules that compare elements with each other look at the whole page, the others at what is new and around it.
        const { rules, checks } = (window.axe as unknown as AxeInternals)._audit;
        const compares = (check: CheckName) =>
          checks[typeof check === 'string' ? check : check.id]?.after !== undefined;
        const pageWide = rules
          .filter(({ pageLevel, any, all, none }) => pageLevel || [...any, ...all, ...none].some(compares))
          .map(({ id }) => id);
        const isNew = new Set(include);
        const outermost = include.filter(({ parentElement }) => !parentElement || !isNew.has(parentElement));
        const around = [...new Set(outermost.map((one) => one.parentElement ?? one))];
        const elsewhere = Object.fromEntries([...pageWide, contrast].map((id) => [id, { enabled: false }]));
        results.push(await window.axe.run({ ...options, runOnly: pageWide }));
        if (around.length > 0)
          results.push(await window.axe.run({ include: around }, { ...options, rules: elsewhere }));
      }
      const hasText = ({ childNodes }: Element) =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      const texts = include.filter(hasText);
      if (!hasFrames && texts.length > 0) {
        results.push(await window.axe.run({ include: texts }, { ...options, runOnly: [contrast] }));
      }
      document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(whole), 1);
      return results
        .flatMap(({ violations }) => violations)
        .flatMap(({ id, nodes }) =>
          nodes.map(({ element, target, failureSummary }) => {
            const place = element?.outerHTML.slice(0, 200) ?? target?.join(' ');
            return `${id}: ${place} ${failureSummary}`;
          }),
        );
    },
    { isWhole, hasFrames: frames.length > 1 },
  );
  expect(found.join('\n'), `accessibility of ${page.url()}`).toBe('');
  await expect
    .poll(async () => (await missingStyles(page)).join(' '), {
      message: `classes without their styles at ${page.url()}`,
    })
    .toBe('');
  // A part that has just appeared may still wait for its styles.
  await expect
    .poll(async () => (await smallTargets(page)).join('\n'), {
      message: `targets that are too small for a finger at ${page.url()}`,
    })
    .toBe('');
}

/** Contrast cannot be measured during a fade-in; what waits to appear appears, and only endless animations go on. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (!isEndless && animation.playState === 'running') animation.finish();
    }
  });
}

async function injectAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axe.source);
}

async function storeScreenshot(page: Page, name: string): Promise<void> {
  const folder = join(import.meta.dirname, '../../test-results');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name.replaceAll(/[^\w-]+/g, '-')}.png`);
  await page
    .screenshot({ path, fullPage: true, timeout: 10_000 })
    .catch((reason) => console.warn(`No picture of '${name}'`, reason));
}
