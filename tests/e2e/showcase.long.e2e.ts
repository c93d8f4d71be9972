import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { visit } from './page-settled.ts';
import { siteUrl } from './site.ts';

useBrowser();

const root = join(import.meta.dirname, '../..');
const folders = {
  atoms: ['packages/ui/src/atoms'],
  molecules: ['packages/ui/src/molecules'],
  organisms: ['packages/ui/src/organisms', 'apps/storefront/app/frame/organisms'],
};

/** 'finder-form.tsx' is FinderForm: read from the folders, so that the test fails for a component that is not shown. */
function componentsIn(paths: readonly string[]): string[] {
  return paths
    .flatMap((path) => readdirSync(join(root, path)))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) =>
      file.replace(/\.tsx$/, '').replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase()),
    );
}

for (const [folder, paths] of Object.entries(folders)) {
  browserTest(
    `/${folder} shows every component on a phone and a desktop, and its index links to each`,
    async ({ open, page }) => {
      await open(`/${folder}`);
      const components = componentsIn(paths);
      expect(components.length).toBeGreaterThan(10);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoViolations(page);
        for (const name of components) {
          const specimen = page.locator(`[data-component="${name}"]`);
          await expect.poll(() => specimen.count(), { message: name }).toBe(1);
          await expect
            .poll(() => specimen.getByRole('heading', { level: 2, name, exact: true }).count(), {
              message: `${name} has its name`,
            })
            .toBe(1);
        }
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), {
            message: `no sideways scrolling at ${width} px`,
          })
          .toBe(true);
      }
      const targets = await page
        .getByRole('navigation', { name: 'Onderdelen' })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(targets.length).toBeGreaterThan(10);
      for (const target of targets)
        await expect.poll(() => page.locator(`[id="${target.slice(1)}"]`).count(), { message: target }).toBe(1);
    },
    { width: 390 },
  );
}

browserTest('each shape of dialog opens, and closes on Escape unless it must be answered', async ({ page }) => {
  await visit(page, '/molecules');
  for (const name of ['Venster', 'Zijpaneel', 'Lade']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog', { name }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  }
  await page.getByRole('button', { name: 'Moet beantwoord worden' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(true);
  await dialog.getByRole('button', { name: 'Begrepen' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

test('search engines are excluded', async () => {
  const html = await fetch(`${siteUrl()}/atoms`).then((answer) => answer.text());
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(html).not.toContain('rel="canonical"');
});
