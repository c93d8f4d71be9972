import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, BrowserContext, Frame, JSHandle, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../tools/browser.ts';
import { newWindow, ReusedWindow } from './browser-window.ts';
import { checkOnce } from './checked-pages.ts';
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
  /** Opens the page and runs axe, once for pages of the same structure: all have to meet the same standard. */
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
  page.on('pageerror', (error) => unexpectedErrors.push(String(error)));
  page.on('console', (message) => {
    // The page itself may be an expected 404, which the browser reports; any other failed request is an error.
    const { url } = message.location();
    const mayMiss = url === page.url() || [missing].flat().some((end) => new URL(url).pathname.endsWith(end));
    const isExpected = refusals.some((status) => message.text().includes(`status of ${status}`));
    if (message.type() === 'error' && !isExpected && !(mayMiss && message.text().includes('status of 404'))) {
      unexpectedErrors.push(`${message.text()} ${url}`);
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
  return { page, context, open, javaScript, unexpectedErrors };
}

async function inVisit(
  name: string,
  visit: WatchedVisit,
  signal: AbortSignal,
  run: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { page, context, javaScript, unexpectedErrors } = visit;
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
    await run(visit);
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

/** Once for pages of the same structure, in any test. */
export function expectNoViolations(page: Page): Promise<void> {
  return checkOnce(page, (fresh) => runAxe(page, fresh));
}

async function runAxe(page: Page, fresh: JSHandle<Element[]>): Promise<void> {
  await finishAnimations(page);
  const frames = page.frames();
  // axe checks a frame from its parent document, when both contain axe.
  await Promise.all(frames.map(injectAxe));
  const found = await fresh.evaluate(async (elements, hasFrames) => {
    const contrast = 'color-contrast';
    // Without element sources and selectors, which take half of the time of a run.
    window.axe.configure({ noHtml: true });
    // content-visibility renders a section only when it comes near; until then it has its reserved size, and its last
    // lines overflow it.
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(whole);
    const options = { reporter: 'no-passes', selectors: false, elementRef: true } as const;
    const results = [await window.axe.run({ ...options, rules: { [contrast]: { enabled: hasFrames } } })];
    // A map is rendered again when its own script has loaded, so earlier elements may be gone.
    const include = elements.filter(({ isConnected }) => isConnected);
    if (!hasFrames && include.length > 0) {
      results.push(await window.axe.run({ include }, { ...options, runOnly: [contrast] }));
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
  }, frames.length > 1);
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
