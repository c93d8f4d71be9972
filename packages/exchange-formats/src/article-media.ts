import { createHash } from 'node:crypto';

/** A file a catalogue names beside an article. */
export interface StatedMedia {
  source: string;
  mimeType?: string | undefined;
  fileName?: string | undefined;
  description?: string | undefined;
  /** The kind by the catalogue's own code, where the file name does not show it. */
  saysImage?: boolean;
  purpose?: string | undefined;
}

export interface MediaRecord extends Record<string, unknown> {
  externalId: string;
  url: string;
  kind: 'image' | 'document';
  fileName?: string;
  altText?: string;
}

const imageName = /\.(jpe?g|png|gif|webp|tiff?|svg|bmp|avif)$/i;
const documentName = /\.(pdf|docx?|xlsx?|pptx?|txt|dwg|dxf|ifc|rvt|rfa|stp|step|zip)$/i;
const longestId = 200;

type MediaOutcome = { accepted: MediaRecord } | { refused: string } | undefined;

/** Undefined for links that are not files of the article: a thumbnail of another file, a logo, a page. */
export function mediaRecord(stated: StatedMedia, base: string | undefined): MediaOutcome {
  const source = stated.source.trim();
  if (!source || ['thumbnail', 'icon', 'logo'].includes(stated.purpose?.toLowerCase() ?? '')) return undefined;
  const url = addressOf(source, base);
  if (!url) {
    return { refused: `${source.slice(0, 80)} is geen webadres. Geef bij het inlezen op waar de bestanden staan.` };
  }
  const kind = kindOf(stated, url);
  if (!kind) return undefined;
  const fileName = stated.fileName?.trim() || decodedName(url);
  const altText = stated.description?.trim();
  return {
    accepted: {
      externalId: source.length <= longestId ? source : createHash('sha256').update(source).digest('hex'),
      url: url.href,
      kind,
      ...(fileName && { fileName: fileName.slice(0, 200) }),
      ...(altText && { altText: altText.slice(0, 300) }),
    },
  };
}

function addressOf(source: string, base: string | undefined): URL | undefined {
  const address = base
    ? URL.parse(source.replaceAll('\\', '/'), base.endsWith('/') ? base : `${base}/`)
    : URL.parse(source);
  return address && /^https?:$/.test(address.protocol) && address.href.length <= 2_000 ? address : undefined;
}

function kindOf({ mimeType = '', fileName = '', saysImage }: StatedMedia, url: URL): MediaRecord['kind'] | undefined {
  if (/^image\//i.test(mimeType) || imageName.test(fileName) || imageName.test(url.pathname)) return 'image';
  if (/^(application|text)\//i.test(mimeType) && !/html/i.test(mimeType)) return 'document';
  if (documentName.test(fileName) || documentName.test(url.pathname)) return 'document';
  return saysImage ? 'image' : undefined;
}

function decodedName(url: URL): string {
  const last = url.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch (cause) {
    // A percent sign that escapes nothing is legal in an address.
    if (cause instanceof URIError) return last;
    throw cause;
  }
}
