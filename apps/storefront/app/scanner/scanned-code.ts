/**
 * What a scanned label means to the shop: of a shelf label its article number, which stands in the address its QR code
 * leads to; of everything else the code itself.
 */
export function scannedCode(text: string): string {
  const [, code] = /^https?:\/\/[^\s?#]+\/bestellijsten\/\d+\?scan=([^&#\s]{1,200})$/.exec(text.trim()) ?? [];
  if (code === undefined) return text;
  try {
    return decodeURIComponent(code.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
