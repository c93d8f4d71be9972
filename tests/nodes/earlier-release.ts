import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/workspace.mjs';

/** Another version of this program, in a folder of its own. */
export interface EarlierRelease {
  folder: string;
  commit: string;
  subject: string;
  remove(): void;
}

/** The commit just before the newest migration or change of triggers, unless another is named. */
function commitBefore(named: string | undefined): string {
  const newest = () => git('log', '-1', '--format=%H', '--', 'apps/server/migrations/meta');
  return git('rev-parse', '--verify', `${named ?? `${newest()}^`}^{commit}`);
}

/** Checked out beside this one and built, with the packages that are installed here. */
export function checkOutRelease(named: string | undefined): EarlierRelease {
  const commit = commitBefore(named);
  const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-release-'));
  git('worktree', 'add', '--detach', '--force', folder, commit);
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    installIn(folder, commit);
    must(process.execPath, ['-e', 'import("./tools/workspace.mjs").then((w) => w.ensureBuilt())'], folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, commit, subject: git('log', '-1', '--format=%s', commit), remove };
}

function installIn(folder: string, commit: string): void {
  if (git('diff', '--name-only', commit, '--', 'package-lock.json') !== '') {
    must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
    return;
  }
  for (const part of ['.', 'apps/server', 'apps/storefront', 'apps/beheer']) linkPackages(part, folder);
}

/** All but our own packages, which are as that release has them. */
function linkPackages(part: string, folder: string): void {
  const installed = join(root, part, 'node_modules');
  if (!existsSync(installed) || !existsSync(join(folder, part))) return;
  const own = join(folder, part, 'node_modules');
  mkdirSync(own);
  for (const name of readdirSync(installed)) {
    if (name !== '@bouwpoort' && name !== '.cache') symlinkSync(join(installed, name), join(own, name));
  }
  if (part !== '.') return;
  mkdirSync(join(own, '@bouwpoort'));
  for (const area of ['apps', 'packages']) {
    for (const name of readdirSync(join(folder, area))) {
      symlinkSync(join(folder, area, name), join(own, '@bouwpoort', name));
    }
  }
}

const git = (...args: string[]) => must('git', args, root);

function must(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}${stdout}`);
  return stdout.trim();
}
