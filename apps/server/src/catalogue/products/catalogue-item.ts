import type { CatalogueDownload, CatalogueLink } from '@bouwpoort/contract/catalogue/products';
import { catalogueDownload } from '@bouwpoort/contract/catalogue/products';
import { isSafeLink } from '@bouwpoort/contract/content/content-address';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import { cleanHtml } from '../../foundation/html/clean-html.ts';
import { textsIn } from './catalogue-shown.ts';

interface Given {
  contentLink: CatalogueLink;
  parentLink: CatalogueLink | null;
  name: string;
  routeSegment: string;
  ventureId: string;
  publishedAt: string;
  imageUrl: string | null;
}

/** The general fields of a content item (P 3.6) for an entry of the catalogue, which may always be indexed. */
export function generalFields({
  contentLink,
  parentLink,
  name,
  routeSegment,
  ventureId,
  publishedAt,
  imageUrl,
}: Given) {
  return {
    contentLink,
    parentLink,
    name,
    language: 'nl' as const,
    routeSegment,
    url: contentLink.url,
    ventureId,
    publishedAt,
    disableIndexing: false,
    disableFollowing: false,
    pageImage: toImage(imageUrl),
    backgroundImage: null,
  };
}

type ImageTexts = ReadonlyMap<string, string>;

export function toImage(url: string | null, texts?: ImageTexts): { url: string; alt?: string } | null {
  if (url === null || url === '' || !isSafeLink(url)) return null;
  const alt = texts?.get(url);
  return alt ? { url, alt } : { url };
}

export function toImages(urls: readonly string[], texts: ImageTexts): { url: string; alt?: string }[] {
  return textsIn(urls).flatMap((url) => toImage(url, texts) ?? []);
}

/** By the address of the picture; if several lists have the same one, the last list wins. */
export function toImageTexts(ctx: Context, id: number, ...stored: unknown[]): ImageTexts {
  return new Map(stored.flatMap((list) => Object.entries(usable(ctx, id, values, list, {}))));
}

/** Texts of the catalogue come from suppliers, and are sanitised like those of the content system. */
export function toHtml(text: string): string {
  return cleanHtml(text, () => undefined);
}

const downloads = z.array(catalogueDownload);
const values = z.record(z.string(), z.coerce.string());

/** The column is JSON, so it can hold anything: an invalid download is left out and logged. */
export function toDownloads(ctx: Context, id: number, stored: unknown): CatalogueDownload[] {
  return usable(ctx, id, downloads, stored, []).filter(({ url }) => isSafeLink(url));
}

export function toFeatureValues(ctx: Context, id: number, stored: unknown): Record<string, string> {
  return usable(ctx, id, values, stored, {});
}

function usable<T>(ctx: Context, id: number, schema: z.core.$ZodType<T>, stored: unknown, otherwise: T): T {
  const parsed = z.safeParse(schema, stored);
  if (!parsed.success) ctx.log.warn({ catalogueId: id }, 'catalogue entry has unusable properties');
  return parsed.success ? parsed.data : otherwise;
}
