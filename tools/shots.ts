import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answeredConsent } from './answered-consent.ts';
import { launchBrowser } from './browser.ts';

const usage = `npm run shots -- [--as E-MAIL] [--url http://localhost:3000] [--width 390,880,1440] PATH…
Renders pages of the running program into shots/, whole, at each width. --as logs in as a demo account first.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: 'string' },
    url: { type: 'string', default: 'http://localhost:3000' },
    width: { type: 'string', default: '390,880,1440' },
    password: { type: 'string', default: 'Bouwpoort2026!' },
    fold: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0) {
  console.error(usage);
  process.exit(1);
}

const folder = join(import.meta.dirname, '../shots');
mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();
for (const width of values.width.split(',').map(Number)) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'nl-NL',
    reducedMotion: 'reduce',
    baseURL: values.url,
  });
  await context.addCookies([answeredConsent(values.url)]);
  const page = await context.newPage();
  if (values.as) await (positionals[0]?.startsWith('/beheer') ? logInAsStaff(values.as) : logIn(values.as));
  for (const path of positionals) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // Pictures below the fold load when seen: walk past them once.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      window.scrollTo(0, 0);
      const drawn = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      // A picture that is hidden at this width never comes.
      await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 5000))]);
    });
    const name = `${path.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}${values.as ? `-${values.as.split('@')[0]}` : ''}-${width}.png`;
    await page.screenshot({ path: join(folder, name), fullPage: !values.fold });
    console.log(`shots/${name}`);
  }
  await context.close();

  async function logInAsStaff(email: string): Promise<void> {
    await page.goto('/beheer/inloggen');
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord').fill(values.password);
    await page.getByRole('button', { name: 'Verder' }).click();
    await page.locator('.who').waitFor();
  }

  async function logIn(email: string): Promise<void> {
    const venture = email.split('@')[1]?.split('.')[0];
    await page.goto(`/${venture}/inloggen`);
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(values.password);
    await Promise.all([
      page.waitForURL((url) => !url.pathname.endsWith('/inloggen')),
      page.getByRole('button', { name: 'Inloggen' }).click(),
    ]);
  }
}
await browser.close();
