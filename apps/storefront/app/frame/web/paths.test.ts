import { expect, test } from 'vitest';
import { paths } from './paths.ts';

const portal = { id: '110', path: 'bouwpoort' };
const steenhof = { id: '210', path: 'steenhof' };

test.each([
  [paths.home(portal), '/'],
  [paths.home(steenhof), '/steenhof'],
  [
    paths.home(steenhof, '/steenhof/bestellingen?a=1&b=2'),
    '/steenhof?redirect=%2Fsteenhof%2Fbestellingen%3Fa%3D1%26b%3D2',
  ],
  [paths.login(steenhof), '/steenhof/inloggen'],
  [paths.search(steenhof, '12,5 mm & meer', 'producten'), '/steenhof/zoeken?q=12%2C5+mm+%26+meer&tab=producten'],
  [paths.order(steenhof, 'SO/1'), '/steenhof/bestellingen/SO%2F1'],
  [paths.account(steenhof), '/steenhof/mijn-bouwpoort'],
  [paths.confirmNewsletter(portal), '/bouwpoort/nieuwsbrief-bevestigen'],
  [
    paths.manifest({ ...steenhof, name: 'Steenhof Bouwmaterialen' }),
    '/api/manifest?path=steenhof&venture=Steenhof+Bouwmaterialen',
  ],
])('%s', (built, expected) => {
  expect(built).toBe(expected);
});
