/** What XML 1.0 cannot say, not even escaped, is left out. */
export function textXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}

/** Nothing where there is no text: an empty element would be read as a value. */
export function elementXml(
  name: string,
  text: string | undefined | null,
  attributes: Readonly<Record<string, string>> = {},
): string {
  if (text === undefined || text === null || text === '') return '';
  const stated = Object.entries(attributes).map(([key, value]) => ` ${key}="${textXml(value)}"`);
  return `<${name}${stated.join('')}>${textXml(text)}</${name}>`;
}
