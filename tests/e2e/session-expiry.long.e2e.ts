import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { cloneDatabase } from '../../apps/server/testing/clone-database.ts';
import { freePort, type RunningProgram, startProgram, untilReady } from '../../tools/running-program.ts';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { plainTemplate } from './plain-pictures.ts';
import { contractor, logInByToken, sessionCookies } from './session-visitor.ts';

useBrowser();

let program: RunningProgram;
let dataDir: string;

/** Sessions of fifteen seconds with a warning for the last eight, which requests do not renew automatically. */
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'bouwpoort-expiry-'));
  program = startProgram({
    PORT: String(await freePort()),
    DATABASE_URL: await cloneDatabase(inject('clusterUrl'), 'e2e-expiry', plainTemplate),
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    ACCESS_TOKEN_MINUTES: '0.25',
    SESSION_WARNING_MINUTES: '0.134',
    REFRESH_MARGIN_MINUTES: '0.0001',
    EXCLUDED_VENTURE_ID: '220',
  });
  await untilReady(program);
});

afterAll(async () => {
  await program?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

browserTest(
  'a session expires in two tabs: renewing it in one keeps both, then both end',
  async ({ page, context }) => {
    await logInByToken(context, program.url, contractor);
    await page.goto(`${program.url}/steenhof/bestellingen?pagina=2`, { waitUntil: 'load' });
    const other = await context.newPage();
    await other.goto(`${program.url}/steenhof/nieuws`, { waitUntil: 'load' });
    const warnings = [page, other].map((tab) => tab.getByRole('region', { name: 'Ben je er nog?' }));
    await Promise.all(warnings.map((warning) => warning.waitFor()));
    await expect.poll(() => warnings[0]?.innerText()).toMatch(/Over \d+ seconden? loggen we je uit/);
    await page.getByRole('button', { name: 'Ingelogd blijven' }).click();
    await Promise.all(warnings.map((warning) => warning.waitFor({ state: 'hidden' })));
    await expect.poll(() => sessionCookies(context)).toContain('auth');

    await page.evaluate(() => localStorage.setItem('ui/setIsStockFilterEnabled', 'true'));
    await Promise.all(warnings.map((warning) => warning.waitFor()));
    await expectNoViolations(other);
    const modals = [page, other].map((tab) => tab.getByRole('dialog', { name: 'Je bent automatisch uitgelogd' }));
    await Promise.all(modals.map((modal) => modal.waitFor()));
    await expect.poll(() => sessionCookies(context)).toEqual([]);
    await expect
      .poll(() => page.getByRole('main').innerText(), { message: 'no order stays readable' })
      .not.toMatch(/€|\d{3}/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ui/setIsStockFilterEnabled'))).toBe('false');
    await expectNoViolations(other);
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape');
    await modals[0]?.waitFor();
    await page.getByRole('button', { name: 'Opnieuw inloggen' }).click();
    await page.waitForURL((url) => url.pathname === '/steenhof/inloggen');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/steenhof/bestellingen?pagina=2');
  },
);

browserTest('a device whose clock is an hour off warns at the right time', async ({ page, context }) => {
  await logInByToken(context, program.url, contractor);
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 3_600_000;
  });
  await page.goto(`${program.url}/steenhof`, { waitUntil: 'load' });
  await page.getByRole('link', { name: 'Mijn Bouwpoort' }).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  const warning = page.getByRole('region', { name: 'Ben je er nog?' });
  await warning.waitFor();
  await warning.getByRole('button', { name: 'Uitloggen' }).click();
  await page.waitForURL((url) => url.pathname === '/steenhof/inloggen');
  await expect.poll(() => sessionCookies(context)).toEqual([]);
});

browserTest(
  'logged in to a venture that does not exist here: the modal has a single button',
  async ({ page, context }) => {
    await logInByToken(context, program.url, 'timmerman@houtmeesters.test');
    await page.goto(`${program.url}/steenhof`, { waitUntil: 'load' });
    const modal = page.getByRole('dialog', { name: 'Je bent ergens anders ingelogd' });
    await modal.waitFor();
    await expect
      .poll(() => modal.innerText())
      .toContain('Je account hoort bij een andere winkel dan Steenhof Bouwmaterialen.');
    await expect.poll(() => modal.getByRole('link').count()).toBe(0);
    await modal.getByRole('button', { name: 'Inloggen bij Steenhof Bouwmaterialen' }).click();
    await page.waitForURL((url) => url.pathname === '/steenhof/inloggen');
    await expect.poll(() => sessionCookies(context)).toEqual([]);
  },
);
