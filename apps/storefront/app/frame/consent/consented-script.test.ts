import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConsentKind } from './consent-cookie.ts';
import { whileConsented } from './consented-script.ts';

const page = Object.assign(new EventTarget(), { Cookiebot: undefined as unknown });
let there = false;
const changed = vi.fn();
let stop: () => void;

function insert(): () => void {
  expect(there, 'never twice').toBe(false);
  there = true;
  return () => {
    there = false;
  };
}

function answer(allowed: ConsentKind[], event: string): void {
  page.Cookiebot = { consent: Object.fromEntries(allowed.map((kind) => [kind, true])) };
  page.dispatchEvent(new Event(event));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  stop = whileConsented({ kinds: ['statistics', 'marketing'], insert, changed });
});

afterEach(() => {
  stop();
  page.Cookiebot = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('polls every 100 ms until the provider is there', () => {
  vi.advanceTimersByTime(30_000);
  expect(there).toBe(false);
  page.Cookiebot = { consent: { statistics: true, marketing: true } };
  vi.advanceTimersByTime(99);
  expect(there).toBe(false);
  vi.advanceTimersByTime(1);
  expect(there).toBe(true);
  expect(vi.getTimerCount(), 'and then no more').toBe(0);
});

test('needs every consent, and is removed when one is withdrawn', () => {
  answer(['statistics'], 'CookiebotOnAccept');
  expect(there).toBe(false);
  answer(['marketing', 'preferences'], 'CookiebotOnAccept');
  expect(there).toBe(false);
  answer(['statistics', 'marketing'], 'CookiebotOnConsentReady');
  expect(there).toBe(true);
  answer(['statistics', 'marketing', 'preferences'], 'CookiebotOnAccept');
  expect(there).toBe(true);
  expect(changed).toHaveBeenCalledOnce();
  answer(['marketing'], 'CookiebotOnAccept');
  expect(there).toBe(false);
  answer(['statistics', 'marketing'], 'CookiebotOnAccept');
  expect(there).toBe(true);
  answer([], 'CookiebotOnDecline');
  expect(there).toBe(false);
});

test('cleans up completely', () => {
  answer(['statistics', 'marketing'], 'CookiebotOnAccept');
  stop();
  expect(there).toBe(false);
  answer(['statistics', 'marketing'], 'CookiebotOnAccept');
  vi.advanceTimersByTime(1000);
  expect(there).toBe(false);
});
