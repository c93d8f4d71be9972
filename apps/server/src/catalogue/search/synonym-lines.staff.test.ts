import { expect, test } from 'vitest';
import { readSynonymLines } from './synonym-lines.staff.ts';

const ventures = [
  { id: '210', path: 'steenhof' },
  { id: '220', path: 'houtmeesters' },
];
const read = (text: string) => readSynonymLines(text, ventures);

test('lines of a spreadsheet are read, with commas in them and without their head', () => {
  const lines = read(
    '\ufeffTerm;Vindt;Soort;Venture\r\n"rigips, gyproc";gipsplaat;één kant op;210\r\n\r\nstuc;pleister;over en weer;alle',
  );
  expect(lines).toEqual([
    {
      ...{ line: 2, problem: null },
      edit: { term: 'rigips, gyproc', finds: 'gipsplaat', kind: 'oneWay', ventureId: '210' },
    },
    { line: 4, problem: null, edit: { term: 'stuc', finds: 'pleister', kind: 'bothWays', ventureId: null } },
  ]);
  expect(read('a;b\nx\ty\tStopwoord\tSteenhof').map(({ edit }) => edit)).toEqual([
    { term: 'a', finds: 'b', kind: 'oneWay', ventureId: null },
    { term: 'x', finds: '', kind: 'stopWord', ventureId: '210' },
  ]);
});

test('a separator and a formula in quotes are text', () => {
  expect(read('"a;b";"\'=c"')[0]?.edit).toMatchObject({ term: 'a;b', finds: '=c' });
});

test('an invalid line has its error', () => {
  expect(read('a;b;zijwaarts\na;b;;999\n;b\na\n'.trim()).map(({ line, problem }) => [line, problem])).toEqual([
    [1, 'De soort is één kant op, over en weer, stopwoord'],
    [2, 'Venture 999 kennen we niet'],
    [3, 'Vul in wat de klant zegt'],
    [4, 'Vul in hoe wij het noemen'],
  ]);
});
