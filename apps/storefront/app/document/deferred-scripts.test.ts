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

test('after the first paint they are fetched and run', () => {
  const links = [{ rel: 'deferred-modulepreload' }, { rel: 'deferred-modulepreload' }];
  const added: object[] = [];
  const waiting: (() => void)[] = [];
  const document = {
    hidden: false,
    createElement: (name: string) => ({ name }),
    querySelectorAll: (which: string) => (which.startsWith('link') ? links : [{ nonce: 'n1', textContent: code }]),
    head: { append: (element: object) => added.push(element) },
  };
  const wait = (then: () => void) => waiting.push(then);
  new Function('document', 'requestAnimationFrame', 'setTimeout', startDeferredScripts)(document, wait, wait);
  expect([added, links[0]?.rel]).toEqual([[], 'deferred-modulepreload']);
  for (const then of waiting) then();
  expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload']);
  expect(added).toEqual([{ name: 'script', type: 'module', nonce: 'n1', textContent: code }]);
});

test('a page without scripts is left as it is', () => {
  expect(withDeferredScripts('<html><p>405</p></html>')).toBe('<html><p>405</p></html>');
});
