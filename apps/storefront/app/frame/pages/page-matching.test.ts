import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { findPage } from './page-matching.ts';
import { pageTable } from './page-table.ts';

const everything = { known: true, showcase: true };
const table = Object.entries(pageTable('bouwpoort'));

const addresses = [
  '/',
  '/vestigingen',
  '/VESTIGINGEN/',
  '/atoms',
  '/steenhof',
  '/Steenhof/',
  '/steenhof//',
  '/steenhof/winkelwagen',
  '/steenhof/bestellingen',
  '/steenhof/bestellingen/12',
  '/steenhof/bestellingen/12/13',
  '/steenhof/mijn-bouwpoort',
  '/steenhof/mijn-bouwpoort/gegevens',
  '/steenhof/nieuwsbrief-bevestigen',
  '/steenhof/nieuwsbrief-afmelden',
  '/steenhof/categorieen',
  '/steenhof/categorieen/isolatie',
  '/steenhof/categorieen/isolatie/platen/dak',
  '/steenhof/producten/10233',
  '/steenhof/nieuws',
  '/steenhof/nieuws/een/twee/drie',
  '/cms/content/nl/steenhof,,210-home',
];

test.each(addresses)('%s is the page the router would find', (address) => {
  expect(findPage(address, everything)[0]).toBe(table.find(([, page]) => matchPath(page.path, address))?.[0]);
});

test('there are no pages of an unknown venture, and no showcase where it is off', () => {
  expect(findPage('/onbekend/nieuws', { known: false, showcase: true })).toEqual([]);
  expect(findPage('/atoms', { known: false, showcase: false })).toEqual([]);
});
