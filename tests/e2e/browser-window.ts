import type { Browser, BrowserContext, Page } from 'playwright-core';
import { answeredConsent } from '../../tools/answered-consent.ts';
import { followRequests, followRequestsOf } from './page-settled.ts';
import { siteUrl } from './site.ts';

/** A browser context and its first page. */
export interface TestWindow {
  context: BrowserContext;
  page: Page;
}

/** Headers as every page has them, or the browser would start a new process for what comes after. */
const emptyPage = '/robots.txt';

/** What a test may listen to. */
const pageEvents = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const;

/** Somebody who uses each page as soon as it is there; else a page may rest until it is used. */
function useOnceThere(): void {
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('wheel')));
}

export async function newWindow(browser: Browser, javaScriptEnabled: boolean): Promise<TestWindow> {
  const context = await browser.newContext({
    baseURL: siteUrl(),
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    javaScriptEnabled,
    reducedMotion: 'reduce',
  });
  // A machine that shares its processors stands still for a while at times.
  context.setDefaultTimeout(60_000);
  followRequests(context);
  await context.addInitScript(useOnceThere);
  await context.addCookies([answeredConsent(siteUrl())]);
  return { context, page: await context.newPage() };
}

/**
 * One window for the tests of a file, emptied after each. A new one costs a second of processor time at its first page,
 * most of it for a new process that compiles all scripts again.
 */
export class ReusedWindow {
  #browser: Browser;
  #window: TestWindow | undefined;
  #isSpent = false;
  #origins = new Set<string>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async open(): Promise<TestWindow> {
    this.#window ??= await this.#openNew();
    const window = this.#window;
    this.#origins = new Set([siteUrl()]);
    window.page.on('framenavigated', (frame) => {
      if (frame === window.page.mainFrame() && frame.url().startsWith('http')) {
        this.#origins.add(new URL(frame.url()).origin);
      }
    });
    return window;
  }

  async #openNew(): Promise<TestWindow> {
    const window = await newWindow(this.#browser, true);
    this.#isSpent = false;
    onceSpent(window, () => {
      this.#isSpent = true;
    });
    return window;
  }

  /** Leaves nothing for the next test: no document, cookies, storage, routes or listeners. */
  async empty(): Promise<void> {
    if (!this.#window) return;
    const { context, page } = this.#window;
    if (this.#isSpent) return this.discard(context);
    await Promise.all(context.pages().map((one) => one !== page && one.close()));
    for (const event of pageEvents) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    await context.setGeolocation(null);
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' });
    await page.mouse.move(-1, -1);
    // The own site last: the next test begins there.
    for (const origin of [...this.#origins].filter((one) => one !== siteUrl()).concat(siteUrl())) {
      await page.goto(origin + emptyPage);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
    await context.clearCookies();
    await context.addCookies([answeredConsent(siteUrl())]);
    followRequestsOf(page);
  }

  /** After a failure nobody knows what is left in it. */
  async discard(context: BrowserContext): Promise<void> {
    this.release(context);
    await context.close();
  }

  /** The next test gets another window; that of another test stays. */
  release(context: BrowserContext): void {
    if (this.#window?.context === context) this.#window = undefined;
  }
}

/** Scripts that run before a page's own and another clock stay in a window for good. */
function onceSpent({ context, page }: TestWindow, tell: () => void): void {
  const telling = <Given extends unknown[], Answer>(real: (...given: Given) => Answer) => {
    return (...given: Given): Answer => {
      tell();
      return real(...given);
    };
  };
  for (const owner of [page, context]) owner.addInitScript = telling(owner.addInitScript.bind(owner));
  const { clock } = context;
  clock.install = telling(clock.install.bind(clock));
  clock.setFixedTime = telling(clock.setFixedTime.bind(clock));
  clock.setSystemTime = telling(clock.setSystemTime.bind(clock));
}
