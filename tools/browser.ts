import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { type Browser, chromium } from 'playwright-core';
import { browserPaths } from './browser-paths.ts';

/** Kept quiet: no calls home, no background work, nothing that fails where there is no network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Browsers that are here already, best first; CHROMIUM_PATH overrules all others. */
export async function browsersHere(): Promise<string[]> {
  if (process.env.CHROMIUM_PATH) return [process.env.CHROMIUM_PATH];
  const installed = browserPaths({ platform: process.platform, env: process.env, home: homedir() });
  return [
    ...(await packagedBrowser()),
    ...[...installed, chromium.executablePath()].filter((path) => existsSync(path)),
  ];
}

/** The npm package has a program for Linux x64 only. */
async function packagedBrowser(): Promise<string[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const { default: packaged } = await import('@sparticuz/chromium');
  return [await packaged.executablePath()];
}

export async function browserFile(): Promise<string> {
  const [first] = await browsersHere();
  if (!first) throw new Error(noBrowser);
  return first;
}

export const noBrowser = `No browser for ${process.platform} ${process.arch}: install Chromium, Chrome or Edge, or set CHROMIUM_PATH to one.`;

/**
 * The package's own list of flags is for a serverless function: one process, no web security. Ours is a desktop
 * browser's.
 */
export async function launchBrowser(file?: string): Promise<Browser> {
  return chromium.launch({ executablePath: file ?? (await browserFile()), args: browserFlags });
}
