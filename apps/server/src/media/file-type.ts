/** What a file is by its first bytes: a server may call it anything. Nothing for what the shop does not take from others. */
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
