import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Pictures and fonts are compressed as they are. */
const compressible = /\.(js|mjs|css|svg|json|txt|wasm|webmanifest)$/;

/** Maps and barcodes, which no first page needs: their best compression would take as long as the whole build. */
const large = 450_000;

/** Writes the best compression beside every file for the browser, once at the build instead of at a request. */
export function compressedFiles(): Plugin {
  return {
    name: 'bouwpoort-compressed-files',
    // After everything: the router writes its table of pages once the server's half is built.
    buildApp: {
      order: 'post',
      async handler({ environments }) {
        const dir = environments.client?.config.build.outDir ?? '';
        const files = await readdir(dir, { recursive: true });
        await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compress(join(dir, file))));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: content.length > large ? 9 : 11,
    [BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    brotli(content, { params }).then((small) => writeFile(`${file}.br`, small)),
    gzip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
