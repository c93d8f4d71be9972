import { expect, test } from 'vitest';
import { startDeferredScripts, withDeferredScripts } from './deferred-scripts.ts';

const head = '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>';
const code = 'import * as route0 from "/assets/a.js";';

test('no browser fetches or runs the scripts of the page as it is sent', () => {
  const page = withDeferredScripts(`${head}<script nonce="n1" type="module" async="">${code}</script><p>na</p>`);
  expect(page).not.toMatch(/"modulepreload"|"module"/);
  expect(page.match(/<link rel="deferred-modulepreload" href=/g)).toHaveLength(2);
  expect(page).toContain(`<script nonce="n1" type="deferred-module">${code}</script><p>na</p>`);
});

/** A browser, as far as the script knows it. */
function started({ hidden = false } = {}) {
  const links = [{ rel: 'deferred-modulepreload' }, { rel: 'deferred-modulepreload' }];
  const added: object[] = [];
  const listeners = new Map<string, () => void>();
  const timers: (() => void)[] = [];
  const document = {
    hidden,
    createElement: (name: string) => ({ name }),
    querySelectorAll: (which: string) => (which.startsWith('link') ? links : [{ nonce: 'n1', textContent: code }]),
    head: { append: (element: object) => added.push(element) },
  };
  new Function('document', 'addEventListener', 'requestAnimationFrame', 'setTimeout', startDeferredScripts)(
    document,
    (name: string, listener: () => void) => listeners.set(name, listener),
    (then: () => void) => then(),
    (then: () => void) => timers.push(then),
  );
  return { links, added, listeners, timers };
}

test('they are fetched and run once, when the page stands with its pictures', () => {
  const { links, added, listeners, timers } = started();
  expect([added, links[0]?.rel]).toEqual([[], 'deferred-modulepreload']);
  listeners.get('load')?.();
  for (const run of timers) run();
  // The preloads and the script, each in its own task after the one that starts them.
  expect(timers).toHaveLength(5);
  expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload']);
  expect(added).toEqual([{ name: 'script', type: 'module', nonce: 'n1', textContent: code }]);
});

test.each(['pointerdown', 'keydown', 'focusin'])('a visitor who is faster (%s) does not wait for pictures', (input) => {
  const { added, listeners } = started();
  listeners.get(input)?.();
  expect(added).toHaveLength(1);
});

test('a page in the background does not wait', () => {
  expect(started({ hidden: true }).added).toHaveLength(1);
});

test('a page without scripts is left as it is', () => {
  expect(withDeferredScripts('<html><p>405</p></html>')).toBe('<html><p>405</p></html>');
});
