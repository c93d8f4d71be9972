import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const assets = join(import.meta.dirname, '../../apps/storefront/build/client/assets');

/** Classes that the shop's stylesheets use, each with its sheets. */
const sheetsByClass = new Map<string, Set<string>>();
for (const sheet of readdirSync(assets).filter((name) => name.endsWith('.css'))) {
  for (const [, name = ''] of readFileSync(join(assets, sheet), 'utf8').matchAll(/\.(-?[a-z_][\w-]*)/gi)) {
    sheetsByClass.set(name, (sheetsByClass.get(name) ?? new Set()).add(sheet));
  }
}
const allSheets = new Set([...sheetsByClass.values()].flatMap((sheets) => [...sheets]));

/** Classes on a page of the shop that are only styled by sheets that the page did not load. */
export async function missingStyles(page: Page): Promise<string[]> {
  const { classes, loaded } = await page.evaluate(() => ({
    classes: [...new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))],
    loaded: [...document.styleSheets].map(({ href }) => (href ? new URL(href).pathname.split('/').at(-1) : '')),
  }));
  // The back office has its own styles.
  if (!loaded.some((sheet = '') => allSheets.has(sheet))) return [];
  return classes.filter((name) => {
    const sheets = sheetsByClass.get(name);
    return sheets !== undefined && loaded.every((sheet = '') => !sheets.has(sheet));
  });
}
