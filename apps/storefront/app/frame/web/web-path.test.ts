import { expect, test } from 'vitest';
import { webPath } from './web-path.ts';

test.each([
  '/',
  '/steenhof',
  '/steenhof/bestellingen/1234?tab=regels#onder',
  '/steenhof/zoeken?q=http://voorbeeld.nl//x',
  '/steenhof/advies/metselen%20bij%20vorst',
  '/steenhof/a:b',
])('%s is a path of this site', (path) => {
  expect(webPath(path)).toBe(path);
});

test.each([
  [undefined],
  [null],
  [''],
  ['steenhof'],
  ['https://kwaad.example/'],
  ['//kwaad.example'],
  ['///kwaad.example'],
  ['/\\kwaad.example'],
  ['\\\\kwaad.example'],
  ['/steenhof\\..\\x'],
  ['/\t/kwaad.example'],
  ['/\n/kwaad.example'],
  [' //kwaad.example'],
  ['/ /kwaad.example'],
  ['/.//kwaad.example'],
  ['/steenhof/..//kwaad.example'],
  ['/%2e//kwaad.example'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['@kwaad.example'],
  ['/api/account'],
  ['/x/../api/account'],
])('%j is refused', (given) => {
  expect(webPath(given)).toBeUndefined();
});
