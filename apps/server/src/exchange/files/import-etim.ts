import { createReadStream, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteSource } from '@bouwpoort/exchange-formats/byte-source';
import { type EtimFile, etimFileOf, readEtimDictionary } from '@bouwpoort/exchange-formats/etim-dictionary';
import type { FileProblem } from '@bouwpoort/exchange-formats/file-problem';
import { XlsxArchive } from '@bouwpoort/exchange-formats/xlsx-archive';
import type { Context } from '../../foundation/context/context.ts';
import { saveEtimDictionary } from '../uncategorised/uncategorised.ts';

type EtimReport = Awaited<ReturnType<typeof saveEtimDictionary>> & { problems: FileProblem[] };

/** ETIM's CSV export, as the downloaded zip file or as an unpacked folder. */
export async function importEtimDictionary(ctx: Context, path: string): Promise<EtimReport> {
  if (statSync(path).isDirectory()) {
    const names = await readdir(path);
    return save(ctx, names, (name) => createReadStream(join(path, name)));
  }
  const archive = await XlsxArchive.open(path);
  try {
    return await save(ctx, archive.names, (name) => archive.bytes(name));
  } finally {
    archive.close();
  }
}

async function save(ctx: Context, names: readonly string[], open: (name: string) => ByteSource): Promise<EtimReport> {
  const files = new Map<EtimFile, ByteSource>();
  for (const name of names) {
    const file = etimFileOf(name);
    if (file && /\.csv$/i.test(name)) files.set(file, open(name));
  }
  const { dictionary, problems } = await readEtimDictionary(files);
  return { ...(await saveEtimDictionary(ctx, dictionary)), problems };
}
