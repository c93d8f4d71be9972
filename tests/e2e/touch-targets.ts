import type { Page } from 'playwright-core';

/** CSS pixels. */
const smallest = 44;
/** Wider windows are used with a mouse; touch screens of that width get the same sizes by a media query. */
const widestPhone = 560;

/** Sections of the back office that people also use on the road; the others are only read on a phone. */
const dailyRooms = /^\/beheer\/?$|^\/beheer\/(inloggen|overzicht|orders|klanten|account)(\/|$)/;

function isDoneAtADesk(path: string): boolean {
  return path.startsWith('/beheer') && !dailyRooms.test(path);
}

/**
 * Controls on a phone that are smaller than a touch target. Links within a sentence have the height of their line; a
 * checkbox includes its label; for a text field only the height counts; controls that are only for keyboards are
 * exempt.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  if ((page.viewportSize()?.width ?? 0) > widestPhone) return [];
  if (isDoneAtADesk(new URL(page.url()).pathname)) return [];
  return page.evaluate((size) => {
    const pressable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]';
    const modal = document.querySelector('dialog:modal');
    // Half a pixel may be lost in rounding.
    const least = size - 0.5;

    const isSeen = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return false;
      const { width, height } = element.getBoundingClientRect();
      const { clipPath } = getComputedStyle(element);
      return width > 1 && height > 1 && !clipPath.startsWith('inset(50%');
    };
    const isInText = (element: Element) => getComputedStyle(element).display === 'inline';
    const isTyped = (element: Element) => element.matches('textarea, input:not([type=checkbox], [type=radio])');
    /** Its own box, that of its label, and any overlay that enlarges it. */
    const sizesOf = (element: Element) => {
      const boxes = [element, element.closest('label')].flatMap((one) => (one ? [one.getBoundingClientRect()] : []));
      const sizes = boxes.map(({ width, height }) => ({ width, height }));
      for (const pseudo of ['::before', '::after']) {
        const { content, position, width, height } = getComputedStyle(element, pseudo);
        if (content === 'none' || position !== 'absolute') continue;
        sizes.push({ width: Number.parseFloat(width) || 0, height: Number.parseFloat(height) || 0 });
      }
      return sizes;
    };

    return [...document.querySelectorAll(pressable)].flatMap((element) => {
      if (modal && !modal.contains(element)) return [];
      if (element.matches('[disabled], [tabindex="-1"], .skip') || !isSeen(element) || isInText(element)) return [];
      const sizes = sizesOf(element);
      const leastWidth = isTyped(element) ? 0 : least;
      if (sizes.some(({ width, height }) => width >= leastWidth && height >= least)) return [];
      const [own] = sizes;
      const markup = element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 140);
      return [`${Math.round(own?.width ?? 0)} × ${Math.round(own?.height ?? 0)}: ${markup}`];
    });
  }, smallest);
}
