import type { Page } from 'playwright-core';
import { altchaCaptcha } from '../../apps/server/src/foundation/captcha/altcha-captcha.ts';
import { siteSecret } from './site.ts';

const easy = altchaCaptcha(siteSecret, { cost: 1, fewestTries: 1, maxTries: 20 });

/** Puzzles that the program accepts and a browser solves at once: real ones keep a processor busy for seconds. */
export async function withEasyCaptcha(page: Page): Promise<void> {
  await page.route('**/api/captcha/challenge', async (route) =>
    route.fulfill({ json: await easy.makeChallenge?.(new Date()) }),
  );
}
