import type { Browser, BrowserContext, Page } from 'playwright-core';
import { answeredConsent } from '../../tools/answered-consent.ts';
import { followRequests, followRequestsOf } from './page-settled.ts';
import { patient } from './patience.ts';
import { siteUrl } from './site.ts';

/** A browser context and its first page. */
export interface TestWindow {
  context: BrowserContext;
  page: Page;
}

/** A page with the headers of all others: without them the browser would start a new process for the next page. */
const emptyPage = '/robots.txt';

/** The events that tests may listen to. */
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

/** Simulates an interaction as soon as a page has loaded; otherwise it may wait for one before it hydrates. */
function simulateInteraction(): void {
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
  context.setDefaultTimeout(patient(10_000));
  followRequests(context);
  await context.addInitScript(simulateInteraction);
  await context.addCookies([answeredConsent(siteUrl())]);
  return { context, page: await context.newPage() };
}

/**
 * One window for the tests of a file, reset after each. A new one costs a second of processor time at its first page,
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

  /** Resets everything for the next test: document, cookies, storage, routes and listeners. */
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
    // The own site last, because the next test starts there.
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

  /** After a failure its state is unknown. */
  async discard(context: BrowserContext): Promise<void> {
    this.release(context);
    await context.close();
  }

  /** The next test gets another window; that of another test stays. */
  release(context: BrowserContext): void {
    if (this.#window?.context === context) this.#window = undefined;
  }
}

/** Init scripts and a fake clock cannot be removed from a window. */
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
