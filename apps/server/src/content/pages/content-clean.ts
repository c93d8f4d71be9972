import { downloadType, isSafeLink } from '@bouwpoort/contract/content/content-address';
import { withoutAdditions } from '@bouwpoort/contract/content/content-document';
import { isHtmlField } from '@bouwpoort/contract/content/html-lines';
import { cleanHtml, type SizeOf } from '../../foundation/html/clean-html.ts';

const addressName = /^(href|src|url)$|Url$/;

export type Properties = Record<string, unknown>;

/**
 * Stored properties in the form they are sent: HTML sanitised, addresses checked, downloads completed, at any depth.
 */
export function cleanProperties(stored: Properties, sizeOf: SizeOf): Properties {
  return clean('', withoutAdditions(stored), sizeOf) as Properties;
}

function clean(name: string, value: unknown, sizeOf: SizeOf): unknown {
  if (typeof value === 'string') {
    if (isHtmlField(name)) return cleanHtml(value, sizeOf);
    return addressName.test(name) && !isSafeLink(value) ? '#' : value;
  }
  if (Array.isArray(value)) return value.map((one) => clean(name, one, sizeOf));
  if (typeof value !== 'object' || value === null) return value;
  const cleaned = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(key, inner, sizeOf)]));
  return name === 'file' ? withSize(cleaned, sizeOf) : withDownload(cleaned, sizeOf);
}

/** contract: contentHyperlink. */
function withDownload(item: Properties, sizeOf: SizeOf): Properties {
  const type = typeof item.href === 'string' ? downloadType(item.href) : undefined;
  return type ? { ...item, download: { type, size: sizeOf(item.href as string) ?? null } } : item;
}

/** contract: the file of a brochure. */
function withSize(file: Properties, sizeOf: SizeOf): Properties {
  const size = typeof file.url === 'string' ? sizeOf(file.url) : undefined;
  return size === undefined ? file : { ...file, size };
}

const hrefs = /\bhref\s*=\s*["']?([^"'\s>]+)/gi;

/** Our own files that these properties offer as a download: their sizes are read before cleaning. */
export function downloadsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    const html = isHtmlField(name);
    if (!html && name !== 'href') return [];
    const addresses = html ? [...value.matchAll(hrefs)].map((match) => match[1] as string) : [value];
    return addresses.filter((address) => address.startsWith('/media/') && downloadType(address) !== undefined);
  }
  if (Array.isArray(value)) return value.flatMap((one) => downloadsIn(one, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    downloadsIn(inner, name === 'file' && key === 'url' ? 'href' : key),
  );
}
