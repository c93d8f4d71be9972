/**
 * The type of a file by its magic bytes, because a server's content type is not reliable. Undefined for types that the
 * shop does not accept from others.
 */
export function fileTypeOf(bytes: Buffer): string | undefined {
  const starts = (text: string, at = 0) => bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
  if (starts('\xff\xd8\xff')) return 'image/jpeg';
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts('GIF87a') || starts('GIF89a')) return 'image/gif';
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp';
  if (starts('ftypavif', 4) || starts('ftypavis', 4)) return 'image/avif';
  if (starts('II*\0') || starts('MM\0*')) return 'image/tiff';
  if (starts('%PDF-')) return 'application/pdf';
  return undefined;
}

/** Content that browsers and servers execute if they take a file for a page or a program. */
const runs = /<(?:script|html|iframe|\?php)[\s>]|<!doctype\s+html/i;
const endOfZip = Buffer.from('PK\x05\x06', 'latin1');
/** The end record of a ZIP is at most this far from the end of the file. */
const zipTail = 65_557;
/** PDF readers accept the header this far into a file. */
const pdfHead = 1024;

/** Whether a file of this type is also valid as something else: an archive, a page, a script or a document. */
export function isPolyglot(bytes: Buffer, type: string): boolean {
  if (bytes.subarray(-zipTail).includes(endOfZip)) return true;
  if (type === 'application/pdf') return runs.test(bytes.subarray(0, pdfHead).toString('latin1'));
  return bytes.subarray(0, pdfHead).includes('%PDF-') || runs.test(bytes.toString('latin1'));
}
