import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Kept quiet: no calls home, no background work, nothing that fails where there is no network. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium from the npm registry where it runs (Linux x64), else one that is installed; CHROMIUM_PATH overrules both. */
export async function launchBrowser(): Promise<Browser> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return chromium.launch({ executablePath: given, args: quiet });
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packaged } = await import('@sparticuz/chromium');
    // Its own list of flags is for a serverless function: one process, no web security. Ours is a desktop browser's.
    return chromium.launch({ executablePath: await packaged.executablePath(), args: quiet });
  }
  const installed = installedBrowsers.find((path) => existsSync(path));
  return installed
    ? chromium.launch({ executablePath: installed, args: quiet })
    : chromium.launch({ channel: 'chrome', args: quiet });
}

const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
