import { expect, test } from 'vitest';
import { downloadType, isOwnAddress, isSafeLink } from './content-address.ts';

test.each([
  '/steenhof',
  'nieuws',
  '#kop',
  '?q=1',
  'https://example.nl',
  'mailto:a@b.nl',
  'tel:0301234567',
  '//elders.nl',
])('a link may lead to %j', (address) => {
  expect(isSafeLink(address)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://site/x',
  'file:///etc/passwd',
  'https://',
])('a link may not lead to %j', (address) => {
  expect(isSafeLink(address)).toBe(false);
});

test.each([
  ['/media/a.svg', true],
  ['media/a.svg', true],
  ['//elders.nl/a.svg', false],
  ['/\\elders.nl/a.svg', false],
  ['/\t/elders.nl/a.svg', false],
  ['https://elders.nl/a.svg', false],
  ['data:image/svg+xml,x', false],
])('%j is an address of this site: %s', (address, own) => {
  expect(isOwnAddress(address)).toBe(own);
});

test.each([
  ['/media/brochures/wijzer.pdf', 'PDF'],
  ['https://example.nl/lijst.XLSX?versie=2#blad', 'XLSX'],
  ['/film.mp4', 'MP4'],
  ['/archief.tar.gz', 'GZ'],
  ['/steenhof/pdf', undefined],
  ['/beeld.svg', undefined],
  ['/zoeken?bestand=a.pdf', undefined],
])('%j counts as %s', (address, type) => {
  expect(downloadType(address)).toBe(type);
});
