/** Any host will do: it only distinguishes an address of our own from one that leads elsewhere. */
const site = 'https://site.invalid';
const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The same parser as a browser's decides what an address is, so that tabs, entities already decoded, capitals and
 * backslashes cannot make it mean something else over there.
 */
function parse(address: string): URL | undefined {
  return URL.canParse(address, site) ? new URL(address, site) : undefined;
}

/** May a link lead here? http, https, mailto, tel, or a page of this site. */
export function isSafeLink(address: string): boolean {
  const url = parse(address);
  return url !== undefined && linkProtocols.has(url.protocol);
}

/** A path on this site, whatever it is disguised as: '//elders' and '/\\elders' are not. */
export function isOwnAddress(address: string): boolean {
  return parse(address)?.origin === site;
}

/** P 5.3. */
const downloadEndings = new Set('pdf doc docx xls xlsx png jpg jpeg gif zip tar gz txt xml rte mp4 mp3'.split(' '));

/** 'PDF' for a link that counts as a downloadable file (P 5.3); nothing for the others. */
export function downloadType(address: string): string | undefined {
  const ending = parse(address)
    ?.pathname.match(/\.([a-z0-9]+)$/i)?.[1]
    ?.toLowerCase();
  return ending !== undefined && downloadEndings.has(ending) ? ending.toUpperCase() : undefined;
}
