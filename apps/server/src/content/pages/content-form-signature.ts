/** The magic bytes of these file types. */
const signatures: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    pdf: ['25504446'],
    png: ['89504e47'],
    jpg: ['ffd8ff'],
    jpeg: ['ffd8ff'],
    gif: ['47494638'],
    webp: ['52494646'],
    zip: ['504b'],
    docx: ['504b'],
    xlsx: ['504b'],
    doc: ['d0cf11e0'],
    xls: ['d0cf11e0'],
  }),
);

/** False if the file is certainly not what its name says; types without magic bytes pass. */
export function looksLikeItsName(name: string, bytes: Buffer): boolean {
  const known = signatures.get(name.toLowerCase().split('.').at(-1) ?? '');
  const start = bytes.subarray(0, 8).toString('hex');
  return !known || known.some((signature) => start.startsWith(signature));
}
