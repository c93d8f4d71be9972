/**
 * The text of a file in any common encoding: UTF-8 with or without a byte order mark, 'Unicode text' (UTF-16) from a
 * spreadsheet, or the Windows-1252 that Dutch programs still use for CSV.
 */
export function decodeList(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder('utf-8').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Invalid UTF-8: in Windows-1252 every byte is valid.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Binary files, such as a picture or a PDF, contain these characters; a list does not. */
export function isText(text: string): boolean {
  return !/[\0\ufffd]/.test(text);
}

/** A workbook is a zip or an old compound file, not text. */
export function isWorkbook(bytes: Uint8Array): boolean {
  const starts = (...signature: number[]) => signature.every((byte, position) => bytes[position] === byte);
  return starts(0x50, 0x4b, 0x03, 0x04) || starts(0xd0, 0xcf, 0x11, 0xe0);
}
