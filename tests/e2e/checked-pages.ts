import { createHash } from 'node:crypto';
import { appendFileSync, closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JSHandle, Page } from 'playwright-core';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder shared by all workers, with the pages that have been checked for accessibility. */
    checkedPages: string;
  }
}

interface Structure {
  /** Every element and its parent, with equal ones counted once. */
  parts: string[];
  /** The elements with a text of their own, keyed by their ancestors: colours are inherited. */
  texts: Map<string, Element[]>;
}

/**
 * Runs a check once for all pages with the same structure at the same width, in any test and worker: axe considers
 * elements, roles, names and colours, so two products differ for it only if their elements do. The check receives the
 * elements with text that no earlier page had: measuring contrast takes half of the time of axe.
 */
export async function checkOnce(page: Page, check: (fresh: JSHandle<Element[]>) => Promise<void>): Promise<void> {
  const structure = await structureOf(page);
  const { parts, texts } = await structure.evaluate(({ parts, texts }) => ({ parts, texts: [...texts.keys()] }));
  const width = page.viewportSize()?.width;
  const claim = join(inject('checkedPages'), hashOf(`${width} ${parts.join('\n')}`));
  if (!isFirst(claim)) return;
  const seen = new SeenTexts(width);
  const fresh = seen.othersIn(texts);
  try {
    await check(
      await structure.evaluateHandle(({ texts }, unseen) => unseen.flatMap((text) => texts.get(text) ?? []), fresh),
    );
    // Elements that disappeared may not have been measured: they are measured on another page that contains them.
    const stayed = await structure.evaluate(
      ({ texts }, unseen) => unseen.filter((text) => texts.get(text)?.every((one) => one.isConnected)),
      fresh,
    );
    seen.add(stayed);
  } catch (error) {
    rmSync(claim, { force: true });
    throw error;
  } finally {
    await structure.dispose();
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Exclusive file creation decides between workers. */
function isFirst(claim: string): boolean {
  try {
    closeSync(openSync(claim, 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Elements whose contrast was measured; if two workers measure the same ones, only time is lost. */
class SeenTexts {
  readonly #file: string;
  readonly #known: ReadonlySet<string>;

  constructor(width: number | undefined) {
    this.#file = join(inject('checkedPages'), `texts-${width}`);
    this.#known = new Set(existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n') : []);
  }

  othersIn(texts: readonly string[]): string[] {
    return texts.filter((text) => !this.#known.has(text));
  }

  add(texts: readonly string[]): void {
    appendFileSync(this.#file, texts.map((text) => `${text}\n`).join(''));
  }
}

/** Every element with the attributes that a rule may consider; of texts only whether they exist. */
function structureOf(page: Page): Promise<JSHandle<Structure>> {
  return page.evaluateHandle(() => {
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
    const descriptions = new Map<Element, string>();
    const describe = (element: Element) =>
      `${element.tagName} ${[...element.attributes].map(described).join(' ')}`.replaceAll('\n', ' ');
    /** An element with all its ancestors, as a short hash: the 53 bits of cyrb53. */
    const places = new Map<Element, string>();
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
    // Lists with the same rows are equal to every rule, whatever their length.
    const parts = new Set<string>();
    const texts = new Map<string, Element[]>();
    for (const element of document.querySelectorAll('*')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const around = element.parentElement;
      const description = describe(element);
      descriptions.set(element, description);
      parts.add(`${description} ${hasText} in ${around && descriptions.get(around)}`);
      const place = shortName(`${around && places.get(around)} ${description}`);
      places.set(element, place);
      if (hasText) texts.set(place, [...(texts.get(place) ?? []), element]);
    }
    return { parts: [...parts], texts };
  });
}
