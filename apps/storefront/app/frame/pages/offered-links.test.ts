import { expect, test } from 'vitest';
import { isOfferedTo } from './offered-links.ts';

test.each([
  '/steenhof/eerder-besteld',
  '/steenhof/eerder-besteld?q=zand',
  '/steenhof/bestellingen',
  '/steenhof/bestellingen/21050001',
  '/steenhof/mijn-bouwpoort',
])('%s is not offered to guests', (href) => {
  expect(isOfferedTo('guest', href)).toBe(false);
  expect(isOfferedTo('customer', href)).toBe(true);
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
  expect(isOfferedTo('guest', href)).toBe(true);
});

test.each(['/steenhof/registreren', '/steenhof/inloggen?redirect=%2F'])(
  '%s is offered to those who are not logged in',
  (href) => {
    const offered = (['visitor', 'guest', 'customer'] as const).filter((one) => isOfferedTo(one, href));
    expect(offered).toEqual(['visitor']);
  },
);
