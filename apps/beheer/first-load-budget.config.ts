import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fails the build when the script that every section loads first is larger than this, compressed. */
export function firstLoadBudget(maxBytes: number): Plugin {
  return {
    name: 'bouwpoort-first-load-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const loaded = new Set(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : [])),
      );
      for (const name of loaded) {
        const file = bundle[name];
        if (file?.type === 'chunk') for (const other of file.imports) loaded.add(other);
      }
      let bytes = 0;
      for (const name of loaded) {
        const file = bundle[name];
        if (file?.type === 'chunk') bytes += gzipSync(file.code, { level: 9 }).length;
      }
      this.info(`first load: ${bytes} bytes of script, compressed`);
      if (bytes > maxBytes)
        this.error(`The first load is ${bytes} bytes of compressed script; ${maxBytes} is the most.`);
    },
  };
}
