import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const built = join(import.meta.dirname, '../../apps/storefront/build/client');

interface Loaded {
  module: string;
  imports: string[];
}

interface Manifest {
  entry: Loaded;
  routes: Record<string, Loaded & { parentId?: string }>;
}

const manifestFile = `/assets/${readdirSync(join(built, 'assets')).find((name) => /^manifest-\w+\.js$/.test(name))}`;
const manifest = JSON.parse(
  readFileSync(join(built, manifestFile), 'utf8').replace(/^window\.__reactRouterManifest=|;$/g, ''),
) as Manifest;

/** The scripts that a browser loads before a page is interactive. */
function scriptsOf(page: string): string[] {
  const loaded = [manifest.entry];
  for (let id: string | undefined = page; id !== undefined; id = manifest.routes[id]?.parentId) {
    const route = manifest.routes[id];
    if (!route) throw new Error(`No route ${id}`);
    loaded.push(route);
  }
  return [...new Set([manifestFile, ...loaded.flatMap(({ module, imports }) => [module, ...imports])])];
}

/** Kilobytes, compressed. Raise a budget only for a feature that is worth it on a slow phone. */
const budgets = {
  home: 140.6,
  venture: 141,
  'venture-category': 131.7,
  'venture-product': 120,
  'venture-search': 133.4,
};

test.each(Object.entries(budgets))('the scripts of %s stay under %d kB', (page, most) => {
  const bytes = scriptsOf(page).map((file) => statSync(join(built, `${file}.br`)).size);
  expect(bytes.reduce((sum, size) => sum + size) / 1000).toBeLessThan(most);
});

/** Kilobytes. Every first page waits for both. */
const mostFonts = 55;

test(`the two fonts stay under ${mostFonts} kB`, () => {
  const fonts = readdirSync(join(built, 'assets')).filter((name) => name.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  const bytes = fonts.map((name) => statSync(join(built, 'assets', name)).size);
  expect(bytes.reduce((sum, size) => sum + size) / 1000).toBeLessThan(mostFonts);
});

const pagesWith = (mark: RegExp) =>
  Object.keys(manifest.routes).filter((page) =>
    scriptsOf(page).some((file) => mark.test(readFileSync(join(built, file), 'utf8'))),
  );

/** The pages of passwords, registration and addresses, and those that share a chunk with them. */
const formPages =
  /^(venture-)?(login|registreren|my-bouwpoort|(set|change|forgot)-password|newsletter-(confirm|unsubscribe))$/;

test('only pages with forms load zod, and those the small one', () => {
  expect(pagesWith(/ZodMini/).filter((page) => !formPages.test(page))).toEqual([]);
  expect(pagesWith(/[`'"]ZodObject[`'"]/)).toEqual([]);
});
