import { fileTypeOf } from './file-type.ts';

const starts = (bytes: Buffer, text: string) => bytes.subarray(0, text.length).equals(Buffer.from(text, 'latin1'));

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/tiff'];

/** Names of parts in an Office file; the directory at the end of the archive lists them again. */
const partsOf = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const;
const officeTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * The type of a drawing or specification by its content: PDF, picture, DWG, DXF, Excel or Word. Undefined for anything
 * else, and for Office files with macros. The file name is ignored.
 */
export function attachmentType(bytes: Buffer): string | undefined {
  const known = fileTypeOf(bytes);
  if (known === 'application/pdf' || (known !== undefined && pictures.includes(known))) return known;
  if (/^AC10\d\d/.test(bytes.subarray(0, 6).toString('latin1'))) return 'image/vnd.dwg';
  if (starts(bytes, 'AutoCAD Binary DXF\r\n\x1a\0') || isTextDxf(bytes)) return 'image/vnd.dxf';
  if (starts(bytes, 'PK\x03\x04')) return officeType(bytes);
  return undefined;
}

const extensions: ReadonlyMap<string, string> = new Map([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/tiff', 'tif'],
  ['image/vnd.dwg', 'dwg'],
  ['image/vnd.dxf', 'dxf'],
  [officeTypes.docx, 'docx'],
  [officeTypes.xlsx, 'xlsx'],
]);
const harmless = new RegExp(`\\.(${[...extensions.values(), 'jpeg', 'tiff'].join('|')})$`, 'i');

/**
 * A computer opens a saved file by its name: a PDF with the name of a page or a program would be opened as one. Such a
 * name gets the extension of the real type appended.
 */
export function attachmentName(name: string, type: string): string {
  return harmless.test(name) ? name : `${name}.${extensions.get(type) ?? 'bin'}`;
}

/** Pairs of lines, a code and its value; the first pair that is no comment begins a section. */
function isTextDxf(bytes: Buffer): boolean {
  const lines = bytes
    .subarray(0, 4096)
    .toString('latin1')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim());
  let at = 0;
  while (lines[at] === '999') at += 2;
  return lines[at] === '0' && lines[at + 1] === 'SECTION';
}

function officeType(bytes: Buffer): string | undefined {
  if (bytes.includes('vbaProject.bin')) return undefined;
  if (!bytes.includes('[Content_Types].xml')) return undefined;
  if (bytes.includes(partsOf.xlsx)) return officeTypes.xlsx;
  return bytes.includes(partsOf.docx) ? officeTypes.docx : undefined;
}
