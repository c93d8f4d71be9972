import type { Page } from 'playwright-core';

/**
 * What a reader misses in this window: a page that scrolls sideways, text outside of its box or of the window, a word
 * broken in two, a number wider than its field. Words of elements that hyphenate may break: with a hyphen where the
 * browser has a dictionary.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`sideways scrolling to ${document.documentElement.scrollWidth}`);
    const styleOf = (element: Element) => getComputedStyle(element);
    const ancestors = (element: Element) => {
      const all: Element[] = [];
      for (let one: Element | null = element; one; one = one.parentElement) all.push(one);
      return all;
    };
    const isReadable = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // hidden for the eye, or a strip that scrolls by itself
      !ancestors(element).some((one) => {
        const { clipPath, overflowX } = styleOf(one);
        return clipPath !== 'none' || (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1);
      });
    const isBroken = (range: Range) =>
      new Set(
        Array.from(range.getClientRects(), ({ top, width }) => (width > 0 ? Math.round(top) : undefined)).filter(
          (top) => top !== undefined,
        ),
      ).size > 1;

    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const element = node.parentElement;
      if (text === '' || !element || element.closest('svg, script, style, noscript') || !isReadable(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const block = ancestors(element).find((one) => styleOf(one).display !== 'inline');
      const box = block?.getBoundingClientRect() ?? { left: 0, right: width };
      if (Math.max(right - box.right, box.left - left, right - width, -left) > 2) found.push(`cut: ${text}`);
      if (styleOf(element).hyphens === 'auto') continue;
      for (const word of (node.textContent ?? '').matchAll(/[^\s\u00ad\-–/]+/g)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        if (isBroken(range)) found.push(`broken: ${word[0]}`);
      }
    }
    for (const input of document.querySelectorAll('main input')) {
      if (input.scrollWidth > input.clientWidth + 1 && isReadable(input))
        found.push(`cut: ${(input as HTMLInputElement).value}`);
    }
    return found;
  });
}
