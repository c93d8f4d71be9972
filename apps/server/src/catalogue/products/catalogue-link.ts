import type { CatalogueLink } from '@bouwpoort/contract/catalogue/products';
import { largestRowId } from '@bouwpoort/contract/foundation/scalars';

const providerName = 'CatalogContent';

/** How entries of the catalogue refer to each other (C 7.3). */
export function reference(id: number): string {
  return `${id}__${providerName}`;
}

/** Only variants have a GUID of their own; for other entries it is derived from their id (RFC 9562, version 8). */
export function linkTo(id: number | string, url: string | null, guid?: string): CatalogueLink {
  const guidValue = guid ?? `00000000-0000-8000-8000-${String(id).padStart(12, '0')}`;
  return { id: String(id), guidValue, url, providerName };
}

/** The number in '{id}__CatalogContent'; undefined for any other text. */
export function toCatalogueId(text: string): number | undefined {
  if (!/^[1-9][0-9]{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= largestRowId ? id : undefined;
}
