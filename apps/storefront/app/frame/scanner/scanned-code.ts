/**
 * The code to search for: for a shelf label its article number, taken from the address in its QR code; for anything
 * else the code itself.
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
