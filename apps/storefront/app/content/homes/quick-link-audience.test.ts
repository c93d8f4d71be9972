import { expect, test } from 'vitest';
import type { ChromeSession } from '../../frame/visitor/chrome-session.ts';
import { isQuickLinkFor } from './quick-link-audience.ts';

const steenhof = { id: '210', path: 'steenhof' };
const links = [
  { href: '/steenhof/inloggen', audience: 'anonymous' },
  { href: '/steenhof/advies', audience: 'anonymous' },
  { href: '/steenhof/bestellingen', audience: 'registered' },
  { href: '/steenhof/mijn-bouwpoort#prijslijst', audience: 'registered' },
  { href: '/steenhof/winkelwagen#snel-toevoegen', audience: 'registered' },
  { href: '/steenhof/vestigingen' },
] as const;
const user = (own: object) => ({ kind: 'user', dynamics: true, isGuestAccount: false, ...own }) as ChromeSession;

test.each([
  ['a visitor', { kind: 'anonymous' } as const, ['inloggen', 'advies', 'vestigingen']],
  [
    'a customer',
    user({ seesPrices: true }),
    ['bestellingen', 'mijn-bouwpoort#prijslijst', 'winkelwagen#snel-toevoegen', 'vestigingen'],
  ],
  [
    'a customer without prices',
    user({ seesPrices: false }),
    ['bestellingen', 'winkelwagen#snel-toevoegen', 'vestigingen'],
  ],
  [
    'a viewer',
    user({ seesPrices: true, companyRole: 'viewer' }),
    ['bestellingen', 'mijn-bouwpoort#prijslijst', 'vestigingen'],
  ],
  ['a guest', user({ dynamics: false, isGuestAccount: true }), ['advies', 'vestigingen']],
  ['an account without a link to the ERP', user({ dynamics: false }), ['advies', 'vestigingen']],
])('%s sees the links they can use', (_, session, shown) => {
  const hrefs = links.filter((link) => isQuickLinkFor(link, session, steenhof)).map(({ href }) => href);
  expect(hrefs).toEqual(shown.map((page) => `/steenhof/${page}`));
});
