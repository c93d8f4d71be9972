import { readFileSync } from 'node:fs';

/** The rows of a file in data/, without the comments at its head. */
export function readData(name: string): string[][] {
  return readFileSync(new URL(`data/${name}.csv`, import.meta.url), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(';'));
}
