import { describe, expect, test } from 'vitest';
import { decodeList, isWorkbook } from './list-text.ts';
import { readUnit } from './list-units.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const text = 'coëfficiënt;1';

describe('encodings of all programs', () => {
  test('UTF-8, with and without a byte order mark', () => {
    const utf8 = new TextEncoder().encode(text);
    expect(decodeList(utf8)).toBe(text);
    expect(decodeList(bytes(0xef, 0xbb, 0xbf, ...utf8))).toBe(text);
  });
  test('Windows-1252', () => {
    const latin = bytes(...Array.from(text, (sign) => sign.charCodeAt(0)));
    expect(decodeList(latin)).toBe(text);
    expect(decodeList(bytes(0x80))).toBe('€');
  });
  test('the Unicode text of a spreadsheet', () => {
    const utf16 = Array.from(text).flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]);
    expect(decodeList(bytes(0xff, 0xfe, ...utf16))).toBe(text);
  });
  test('a workbook is detected', () => {
    expect(isWorkbook(bytes(0x50, 0x4b, 0x03, 0x04, 1))).toBe(true);
    expect(isWorkbook(new TextEncoder().encode(text))).toBe(false);
  });
});

test.each([
  ['m2', 'MTK'],
  ['m²', 'MTK'],
  ['stuks', 'PCE'],
  ['st.', 'PCE'],
  ['Pakken', 'PK'],
  ['pk', 'PK'],
  // Three codes are named zak: the article decides.
  ['zakken', 'zak'],
  ['BG', 'BG'],
  ['halve pallets', '200'],
  ['', ''],
  ['kruiwagens', undefined],
  ['constructor', undefined],
])('unit %s is %s', (unit, code) => {
  expect(readUnit(unit)).toBe(code);
});
