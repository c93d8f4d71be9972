import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browsersHere, launchBrowser, noBrowser } from './browser.ts';

/**
 * Prints the browser the tests shall use, and gets one when none is here; fails with one sentence when none can be had.
 */
const reasons: string[] = [];
const found = (await firstThatStarts(await browsersHere())) ?? (await download()) ?? (await installPackage());
if (found) console.log(found);
else {
  console.error([noBrowser, ...reasons].join(' '));
  process.exitCode = 1;
}

async function firstThatStarts(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) {
    try {
      await (await launchBrowser(file)).close();
      return file;
    } catch (error) {
      reasons.push(`${file} does not start (${firstLine(error)}).`);
    }
  }
  return undefined;
}

/** Playwright's own browser; asked for only where its servers answer, for its installer keeps trying for minutes. */
async function download(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return undefined;
  try {
    await fetch('https://cdn.playwright.dev', { method: 'HEAD', signal: AbortSignal.timeout(5000) });
  } catch (error) {
    reasons.push(`Playwright's download cannot be reached (${firstLine(error)}).`);
    return undefined;
  }
  const cli = join(import.meta.dirname, '../node_modules/playwright-core/cli.js');
  if (!ran(process.execPath, [cli, 'install', 'chromium', '--no-shell'])) return undefined;
  return firstThatStarts([chromium.executablePath()]);
}

async function installPackage(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH || process.getuid?.() !== 0 || !isDebian()) return undefined;
  if (!ran('apt-get', ['update', '-q']) || !ran('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium']))
    return undefined;
  return firstThatStarts(await browsersHere());
}

function isDebian(): boolean {
  return (
    existsSync('/etc/os-release') && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

function ran(command: string, args: readonly string[]): boolean {
  const { status, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 600_000,
  });
  if (status !== 0) reasons.push(`"${command} ${args.join(' ')}" failed (${firstLine(error ?? stderr)}).`);
  return status === 0;
}

function firstLine(cause: unknown): string {
  const text =
    cause instanceof Error ? (cause.cause instanceof Error ? cause.cause.message : cause.message) : String(cause);
  return text.trim().split('\n')[0] ?? '';
}
