/**
 * What a file says, whichever program saved it: UTF-8 with or without its mark, 'Unicode text' from a spreadsheet, or the
 * Windows-1252 that Dutch programs still write CSV in.
 */
export function decodeList(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder('utf-8').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Bytes that are no UTF-8: every byte is something in Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A picture, a PDF: no list contains this. */
export function isText(text: string): boolean {
  return !/[\0\ufffd]/.test(text);
}

/** A workbook is a zip or an old compound file: there is no text in it to read. */
export function isWorkbook(bytes: Uint8Array): boolean {
  const starts = (...signature: number[]) => signature.every((byte, position) => bytes[position] === byte);
  return starts(0x50, 0x4b, 0x03, 0x04) || starts(0xd0, 0xcf, 0x11, 0xe0);
}
