import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Kept quiet: no calls home, no background work, nothing that fails where there is no network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium from the npm registry where it runs (Linux x64), else one that is installed; CHROMIUM_PATH overrules both. */
export async function browserFile(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packaged } = await import('@sparticuz/chromium');
    return packaged.executablePath();
  }
  return installedBrowsers.find((path) => existsSync(path)) ?? chromium.executablePath();
}

/** The package's own list of flags is for a serverless function: one process, no web security. Ours is a desktop browser's. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserFile(), args: browserFlags });
}

const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
