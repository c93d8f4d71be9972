import { expect, test } from 'vitest';
import type { Visitor } from '../visitor/visitor.ts';
import { decideAccess } from './page-access.ts';
import { type PageName, pageTable } from './page-table.ts';

const shop = { id: '210', path: 'steenhof', hasShop: true };
const showroom = { id: '310', path: 'keukenatelier', hasShop: false };
const table = pageTable('bouwpoort');

const anonymous: Visitor = { kind: 'anonymous' };
const guest = (ventureId: string): Visitor => ({ kind: 'guest', ventureId });
const registered = (ventureId: string): Visitor => ({ kind: 'registered', ventureId });

/** P 2.1 by hand: who sees the page in a shop (a anonymous, g guest, r registered), and whether a showroom has it. */
const expected: Record<
  Exclude<PageName, 'home' | 'branches' | 'set-password' | 'forgot-password' | 'atoms' | 'molecules' | 'organisms'>,
  [shop: string, showroom: boolean]
> = {
  venture: ['agr', true],
  'venture-content': ['agr', true],
  'venture-category': ['agr', true],
  'venture-product': ['agr', true],
  'venture-cart': ['gr', false],
  'venture-checkout': ['agr', false],
  'venture-set-password': ['agr', false],
  'venture-forgot-password': ['agr', false],
  'venture-change-password': ['gr', false],
  'venture-login': ['agr', false],
  'venture-registreren': ['agr', false],
  'venture-search': ['agr', true],
  'venture-previously-ordered': ['r', false],
  'venture-account': ['r', false],
  'venture-company': ['r', false],
  'venture-order-lists': ['r', false],
  'venture-order-list': ['r', false],
  'venture-approvals': ['r', false],
  'venture-approval': ['r', false],
  'venture-orders': ['r', false],
  'venture-order': ['r', false],
  'venture-quotes': ['r', false],
  'venture-quote-new': ['r', false],
  'venture-quote': ['r', false],
  'venture-order-processed': ['gr', false],
  'venture-sites': ['r', false],
  'venture-site': ['r', false],
  'venture-client-quotes': ['r', false],
  'venture-client-quote': ['r', false],
  'venture-newsletter-confirm': ['agr', true],
  'venture-newsletter-unsubscribe': ['agr', true],
};

for (const [name, [visitors, atShowroom]] of Object.entries(expected)) {
  const page = table[name as PageName];
  test.each([
    ['a', anonymous],
    ['g', guest('210')],
    ['r', registered('210')],
  ] as const)(`${name} in a shop, visitor %s`, (letter, visitor) => {
    const access = decideAccess(page, visitor, shop, '/steenhof/gevraagd?x=1');
    expect(access).toEqual(
      visitors.includes(letter)
        ? { allowed: true, wrongVenture: false }
        : { allowed: false, redirectTo: '/steenhof?redirect=%2Fsteenhof%2Fgevraagd%3Fx%3D1' },
    );
  });

  test(`${name} at a venture without a shop`, () => {
    const access = decideAccess(page, registered('310'), showroom, '/keukenatelier/gevraagd');
    expect(access).toEqual(
      atShowroom ? { allowed: true, wrongVenture: false } : { allowed: false, redirectTo: '/keukenatelier' },
    );
  });
}

test.each(['set-password', 'forgot-password'] as const)(
  '%s is open to everybody at the portal, which sells nothing',
  (name) => {
    const portal = { id: '110', path: 'bouwpoort', hasShop: false };
    for (const visitor of [anonymous, guest('210'), registered('210')]) {
      expect(decideAccess(table[name], visitor, portal, table[name].path)).toMatchObject({ allowed: true });
    }
  },
);

test.each([showroom, { id: '110', path: 'bouwpoort', hasShop: false }])(
  'there is no wrong venture where there are no accounts: $path',
  (venture) => {
    expect(decideAccess(table.venture, registered('210'), venture, `/${venture.path}`)).toEqual({
      allowed: true,
      wrongVenture: false,
    });
  },
);

test('a user of another venture, or of none, is at the wrong venture', () => {
  expect(decideAccess(table.venture, registered('220'), shop, '/steenhof')).toEqual({
    allowed: true,
    wrongVenture: true,
  });
  expect(decideAccess(table.venture, { kind: 'registered', ventureId: null }, shop, '/steenhof')).toMatchObject({
    wrongVenture: true,
  });
});
