import { expect, test } from 'vitest';
import { attachmentName, attachmentType } from './attachment-type.ts';

const zip = (...names: string[]) => Buffer.from(`PK\x03\x04${names.join('\0')}`, 'latin1');

test.each([
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
  ['a photo', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'image/jpeg'],
  ['a DWG drawing', Buffer.from('AC1032\0\0'), 'image/vnd.dwg'],
  ['a DXF drawing', Buffer.from('999\r\nmade by hand\r\n  0\r\nSECTION\r\n'), 'image/vnd.dxf'],
  ['a workbook', zip('[Content_Types].xml', 'xl/workbook.xml'), expect.stringContaining('spreadsheetml')],
  ['a document', zip('[Content_Types].xml', 'word/document.xml'), expect.stringContaining('wordprocessingml')],
  ['a workbook with macros', zip('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin'), undefined],
  ['an archive', zip('geheim.exe'), undefined],
  ['a program', Buffer.from('MZ\x90\0'), undefined],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), undefined],
  ['a drawing of a browser', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
  ['a legacy workbook, which may hold macros', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('%s', (_, bytes, type) => {
  expect(attachmentType(bytes)).toEqual(type);
});

test.each([
  ['tekening.pdf', 'tekening.pdf'],
  ['Foto.JPEG', 'Foto.JPEG'],
  ['begroting.xlsx', 'begroting.xlsx'],
  ['offerte.hta', 'offerte.hta.pdf'],
  ['offerte.pdf.html', 'offerte.pdf.html.pdf'],
  ['offerte.html.', 'offerte.html..pdf'],
  ['pdf', 'pdf.pdf'],
])('a PDF called %s is saved as %s', (name, saved) => {
  expect(attachmentName(name, 'application/pdf')).toBe(saved);
});
