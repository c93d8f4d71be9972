import { createHash } from 'node:crypto';
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder all workers share, with a file for each page whose accessibility was checked. */
    checkedPages: string;
  }
}

/**
 * Runs a check once for all pages that are built the same at the same width, in whichever test and worker they come up:
 * axe looks at elements, roles, names and colours, so two products differ for it only where their elements do.
 */
export async function checkOnce(page: Page, check: () => Promise<void>): Promise<void> {
  const name = createHash('sha256')
    .update(`${page.viewportSize()?.width} ${await structureOf(page)}`)
    .digest('hex');
  const claim = join(inject('checkedPages'), name);
  if (!isFirst(claim)) return;
  try {
    await check();
  } catch (error) {
    rmSync(claim, { force: true });
    throw error;
  }
}

/** Exclusive creation decides between workers. */
function isFirst(claim: string): boolean {
  try {
    closeSync(openSync(claim, 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Every element with the attributes that a rule can look at; of texts only whether there is one. */
function structureOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const free = new Set(['href', 'src', 'srcset', 'sizes', 'content', 'value', 'nonce', 'datetime', 'd', 'points']);
    const described = (attribute: Attr) => {
      const { name, value } = attribute;
      // Styles go by words, such as the name of a venture or a state; anything else is data.
      const isData = name.startsWith('data-') && !/^[a-z-]{1,20}$/.test(value);
      if (free.has(name) || isData) return name;
      // A name is there or it is not; which one it is, is no matter of accessibility.
      if (name === 'aria-label' || name === 'alt' || name === 'title' || name === 'placeholder')
        return `${name}=${value.trim() === '' ? '' : 'text'}`;
      return `${name}=${value.replaceAll(/\d+/g, '0')}`;
    };
    const parts: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const attributes = [...element.attributes].map(described).join(' ');
      const around = [...(element.parentElement?.attributes ?? [])].map(described).join(' ');
      parts.push(`${element.tagName} ${attributes} ${hasText} in ${element.parentElement?.tagName} ${around}`);
    }
    // Lists of the same rows, longer or shorter, are the same to every rule.
    return [...new Set(parts)].join('\n');
  });
}
