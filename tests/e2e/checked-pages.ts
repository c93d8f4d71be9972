import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSHandle, Page } from 'playwright-core';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder shared by all workers, with what has been checked for accessibility. */
    checkedPages: string;
  }
}

/** What no earlier page had, in any test and worker. */
export interface Unchecked {
  /** Elements in a place that is new: by themselves, or because something around them is. */
  elements: JSHandle<Element[]>;
  /** No page of this kind was checked yet at this width: the whole page is to be checked. */
  isWholePage: boolean;
}

/**
 * Runs a check for the parts of a page that no earlier page had at the same width: axe considers elements, roles, names
 * and colours, so two products differ for it only where their elements do.
 */
export async function checkUnchecked(page: Page, check: (unchecked: Unchecked) => Promise<void>): Promise<void> {
  const places = await placesOf(page);
  const width = page.viewportSize()?.width;
  const all = await places.evaluate((known) => [...known.keys()]);
  const checked = new Checked(width);
  const kind = kindOf(new URL(page.url()).pathname);
  const isWholePage = !checked.has(kind);
  const fresh = all.filter((place) => !checked.has(place));
  if (fresh.length === 0 && !isWholePage) return places.dispose();
  try {
    const elements = await places.evaluateHandle(
      (known, wanted) => wanted.flatMap((place) => known.get(place) ?? []),
      fresh,
    );
    await check({ elements, isWholePage });
    // Elements that disappeared may not have been checked: they are on another page that contains them.
    const stayed = await places.evaluate(
      (known, wanted) => wanted.filter((place) => known.get(place)?.every((one) => one.isConnected)),
      fresh,
    );
    checked.add([...stayed, kind]);
  } finally {
    await places.dispose();
  }
}

/** Pages of one kind have one template: "/steenhof/orders/123" is as "/houtmeesters/orders/456", to its third part. */
function kindOf(pathname: string): string {
  const [first = '', second = '', ...rest] = pathname.split('/').filter(Boolean);
  return `kind /${first === 'beheer' ? first : ''}/${second}/${'*'.repeat(rest.length)}`;
}

/** Of one width; if two workers check the same, only time is lost. */
class Checked {
  readonly #file: string;
  readonly #known: ReadonlySet<string>;

  constructor(width: number | undefined) {
    this.#file = join(inject('checkedPages'), `checked-${width}`);
    this.#known = new Set(existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n') : []);
  }

  has(what: string): boolean {
    return this.#known.has(what);
  }

  add(all: readonly string[]): void {
    appendFileSync(this.#file, all.map((one) => `${one}\n`).join(''));
  }
}

/**
 * All elements by their place: a short hash of an element and its ancestors, each with the attributes that a rule may
 * consider; of texts only whether they exist. Lists with the same rows are equal to every rule, whatever their length.
 */
function placesOf(page: Page): Promise<JSHandle<Map<string, Element[]>>> {
  return page.evaluateHandle(() => {
    const outlined = 'title, h1, h2, h3, h4, h5, h6, header, nav, main, aside, footer, section, form, iframe, [role]';
    const free = new Set(['href', 'src', 'srcset', 'sizes', 'content', 'value', 'nonce', 'datetime', 'd', 'points']);
    const described = (attribute: Attr) => {
      const { name, value } = attribute;
      // Styles depend on keywords, such as the name of a venture or a state; other values are data.
      const isData = name.startsWith('data-') && !/^[a-z-]{1,20}$/.test(value);
      if (free.has(name) || isData) return name;
      // Only the presence of a name matters for accessibility.
      if (name === 'aria-label' || name === 'alt' || name === 'title' || name === 'placeholder')
        return `${name}=${value.trim() === '' ? '' : 'text'}`;
      return `${name}=${value.replaceAll(/\d+/g, '0')}`;
    };
    /** The 53 bits of cyrb53. */
    const shortName = (text: string) => {
      let [one, other] = [0xdeadbeef, 0x41c6ce57];
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        one = Math.imul(one ^ code, 2654435761);
        other = Math.imul(other ^ code, 1597334677);
      }
      one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
      other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
      return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
    };
    const outline: string[] = [];
    const placeOf = new Map<Element, string>();
    const places = new Map<string, Element[]>();
    for (const element of document.querySelectorAll('*')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const around = element.parentElement && placeOf.get(element.parentElement);
      const place = shortName(
        `${around} ${element.tagName} ${[...element.attributes].map(described).join(' ')} ${hasText}`,
      );
      placeOf.set(element, place);
      places.set(place, [...(places.get(place) ?? []), element]);
      const step = `${element.tagName} ${element.getAttribute('role')}`;
      if (element.matches(outlined) && outline.at(-1) !== step) outline.push(step);
    }
    // Rules that compare elements look at their order, which may be new where every element is known.
    places.set(shortName(outline.join('\n')), []);
    return places;
  });
}
