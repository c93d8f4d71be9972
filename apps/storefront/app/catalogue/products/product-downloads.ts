import type { Product, ProductDownload, Variant } from './product.ts';

interface ShownDownload {
  url: string;
  /** Without the file extension. */
  title: string;
  /** 'PDF'; empty when the file has no extension. */
  type: string;
  size: number;
  kind: ProductDownload['kind'];
}

/** The downloads of the product and of all its variants (C 2.4), without duplicates. */
export function productDownloads(
  product: Pick<Product, 'downloadAssets'>,
  variants: readonly Pick<Variant, 'downloadAssets'>[],
): ShownDownload[] {
  const all = [product, ...variants].flatMap(({ downloadAssets }) => downloadAssets);
  const byUrl = new Map<string, ProductDownload>();
  for (const download of all) if (!byUrl.has(download.url)) byUrl.set(download.url, download);
  return [...byUrl.values()].map(({ name, url, size, kind }) => ({ url, size, kind, ...titleAndType(name, url) }));
}

const fileEnding = /\.([a-z][a-z0-9]{1,3})$/i;

function titleAndType(name: string, url: string): { title: string; type: string } {
  const ofName = name.match(fileEnding);
  const ofUrl = url.split(/[?#]/)[0]?.match(fileEnding);
  return {
    title: ofName ? name.slice(0, ofName.index) : name,
    type: ((ofName ?? ofUrl)?.[1] ?? '').toUpperCase(),
  };
}
