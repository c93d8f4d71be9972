import { expect, test } from 'vitest';
import { withDeferredScripts } from './deferred-scripts.server.ts';

const head =
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/><title>Wand</title>';
const code = 'import * as route0 from "/assets/a.js";\nwindow.__reactRouterRouteModules = {"<root>":route0};';

test('no script of the page is asked for before it has been drawn', () => {
  const page = withDeferredScripts(
    `<head>${head}</head><script nonce="n1" type="module" async="">${code}</script><p>na</p>`,
  );
  expect(page).toMatch(/^<head><title>Wand<\/title><\/head><script nonce="n1">\(/);
  expect(page).not.toMatch(/<link|type="module"/);
  expect(page).toMatch(/<\/script><p>na<\/p>$/);
});

test('once it has, they come all at once and start as they would have', () => {
  const page = withDeferredScripts(`${head}</head><script nonce="n1" type="module" async="">${code}</script>`);
  const script = page.match(/<script[^>]*>([\s\S]*)<\/script>/)?.[1] ?? '';
  const added: Record<string, unknown>[] = [];
  const frames: (() => void)[] = [];
  const document = {
    currentScript: { nonce: 'n1' },
    hidden: false,
    createElement: (name: string) => ({ name }),
    head: { append: (element: Record<string, unknown>) => added.push(element) },
  };
  new Function('document', 'requestAnimationFrame', 'setTimeout', script)(
    document,
    (then: () => void) => frames.push(then),
    (then: () => void) => frames.push(then),
  );
  expect(added).toEqual([]);
  for (const then of frames) then();
  expect(added).toEqual([
    { name: 'link', rel: 'modulepreload', href: '/assets/a.js' },
    { name: 'link', rel: 'modulepreload', href: '/assets/b.js' },
    { name: 'script', type: 'module', nonce: 'n1', textContent: code },
  ]);
});

test('a page without scripts, or with only half of their tags, is left as it is', () => {
  expect(withDeferredScripts(head)).toBe(head);
  expect(withDeferredScripts('<html><p>405</p></html>')).toBe('<html><p>405</p></html>');
});
