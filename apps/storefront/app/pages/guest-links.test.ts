import { expect, test } from 'vitest';
import { isOpenToGuests } from './guest-links.ts';

test.each([
  '/steenhof/eerder-besteld',
  '/steenhof/eerder-besteld?q=zand',
  '/steenhof/bestellingen',
  '/steenhof/bestellingen/21050001',
  '/steenhof/mijn-bouwpoort',
])('%s is not offered to guests', (href) => {
  expect(isOpenToGuests(href)).toBe(false);
});

test.each([
  '/steenhof/winkelwagen',
  '/steenhof/bestellen',
  '/steenhof/nieuws',
  '/steenhof/categorieen/gipsplaten',
  '/steenhof/wachtwoord-wijzigen',
  '/vestigingen',
  '/',
  'https://www.example.nl/eerder-besteld',
])('%s is', (href) => {
  expect(isOpenToGuests(href)).toBe(true);
});
