import { type DocumentKind, documentKinds } from '@bouwpoort/contract/catalogue/products';

interface Download {
  name: string;
  url: string;
  size: number;
  kind: DocumentKind | null;
}

/** In the stored form; the column is JSON, so it can hold anything. */
export function downloadsIn(list: unknown): Download[] {
  if (!Array.isArray(list)) return [];
  return list.map((one) => ({
    name: String(one?.name ?? ''),
    url: String(one?.url ?? ''),
    size: Number(one?.size ?? 0),
    kind: documentKinds.find((kind) => kind === one?.kind) ?? null,
  }));
}
