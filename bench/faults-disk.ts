import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const sizeMb = 768;

/** A small disk under the data folder, where this user may mount one: it can be filled without harming the machine. */
export class SmallDisk {
  readonly #folder: string;
  readonly isThere: boolean;

  constructor(folder: string) {
    this.#folder = folder;
    const options = `size=${sizeMb}m,mode=755`;
    this.isThere = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;
  }

  /** To the last byte. */
  fill(): void {
    const file = openSync(join(this.#folder, 'ballast'), 'w');
    try {
      for (let size = 1024 * 1024; size >= 512; ) {
        try {
          writeSync(file, Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
          size /= 2;
        }
      }
    } finally {
      closeSync(file);
    }
  }

  empty(): void {
    rmSync(join(this.#folder, 'ballast'), { force: true });
  }

  remove(): void {
    if (this.isThere) spawnSync('umount', ['-l', this.#folder]);
  }
}
