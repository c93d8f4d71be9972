import { expect, test } from 'vitest';
import { maxRedirectLines, readRedirectLines } from './redirect-lines.staff.ts';

const pairs = (text: string) => readRedirectLines(text).map(({ line, from, to }) => [line, from, to]);

test('lines of a spreadsheet are read whatever separates them, without their head', () => {
  const wanted = [
    [2, '/oud', '/nieuw'],
    [4, '/a', '/b'],
  ];
  expect(pairs('\ufeffVan;Naar\r\n/oud;/nieuw\r\n\r\n"/a";"/b"')).toEqual(wanted);
  expect(pairs('from\tto\n/oud\t/nieuw\n\n/a\t/b\n')).toEqual(wanted);
  expect(pairs('/oud,/nieuw,302')).toEqual([[1, '/oud', '/nieuw']]);
});

test('empty lines take no place: what stands after many of them is read too', () => {
  const text = Array.from({ length: maxRedirectLines }, (_, at) => `/oud-${at};/nieuw-${at}`).join('\n\n');
  const read = readRedirectLines(text);
  expect(read).toHaveLength(maxRedirectLines);
  expect(read.at(-1)?.line).toBe(2 * maxRedirectLines - 1);
  expect(readRedirectLines(`${text}\n/een;/te-veel`)).toHaveLength(maxRedirectLines + 1);
});

test('of an address of the old site the path counts', () => {
  expect(pairs('https://www.oud.example/winkel/plaat.html?x=1;/steenhof')).toEqual([
    [1, '/winkel/plaat.html', '/steenhof'],
  ]);
});

test('what is wrong with a line is said of it', () => {
  const [none, kind, good] = readRedirectLines('/oud\n/a;/b;307\n/c;/d;302');
  expect(none?.problem).toBe('Er staat geen nieuw adres op deze regel');
  expect(kind?.problem).toBe('De soort is 301 of 302');
  expect(good).toEqual({ line: 3, from: '/c', to: '/d', isPermanent: false, problem: null });
});
