import { beforeAll, expect, test } from 'vitest';
import { type PageName, pageTable } from '../../apps/storefront/app/frame/pages/page-table.ts';
import { demoPassword } from './session-visitor.ts';
import { siteUrl } from './site.ts';

/** The four kinds of visitor; 'without' is registered without a linked customer (dynamics false). */
const accounts = {
  anonymous: undefined,
  guest: 'gast@steenhof.test',
  registered: 'aannemer@steenhof.test',
  without: 'zonder-koppeling@steenhof.test',
};
type Kind = keyof typeof accounts;
const kinds = Object.keys(accounts) as Kind[];

const everyone: readonly Kind[] = kinds;
const accountsOnly: readonly Kind[] = ['guest', 'registered', 'without'];
const registeredOnly: readonly Kind[] = ['registered', 'without'];

/** True: the page exists without a shop too; 'empty': it exists and has nothing to show; false: it is hidden. */
type WithoutShop = true | 'empty' | false;

/** P 2.1 in a literal table: an address, who sees it in a shop, and whether a venture without a shop has it. */
const pages: Partial<Record<PageName, [path: string, seenBy: readonly Kind[], withoutShop: WithoutShop]>> = {
  venture: ['', everyone, true],
  'venture-content': ['/nieuws', everyone, true],
  'venture-category': ['/categorieen/gips-en-plafond', everyone, 'empty'],
  'venture-product': ['/producten/kolmix-vakman-metselmortel-m5-100001', everyone, 'empty'],
  'venture-cart': ['/winkelwagen', accountsOnly, false],
  'venture-checkout': ['/bestellen', everyone, false],
  'venture-set-password': ['/wachtwoord-instellen', everyone, false],
  'venture-forgot-password': ['/wachtwoord-vergeten', everyone, false],
  'venture-change-password': ['/wachtwoord-wijzigen', accountsOnly, false],
  'venture-login': ['/inloggen', everyone, false],
  'venture-registreren': ['/registreren', everyone, false],
  'venture-search': ['/zoeken?q=hout', everyone, true],
  'venture-previously-ordered': ['/eerder-besteld', registeredOnly, false],
  'venture-order-lists': ['/bestellijsten', registeredOnly, false],
  'venture-order-list': ['/bestellijsten/101', registeredOnly, false],
  'venture-account': ['/mijn-bouwpoort', registeredOnly, false],
  'venture-company': ['/wie-mag-wat', registeredOnly, false],
  'venture-approvals': ['/goedkeuren', registeredOnly, false],
  'venture-approval': ['/goedkeuren/0a1b2c3d-0000-4000-8000-000000000000', registeredOnly, false],
  'venture-quotes': ['/offertes', registeredOnly, false],
  'venture-quote-new': ['/offertes/nieuw', registeredOnly, false],
  'venture-quote': ['/offertes/1', registeredOnly, false],
  'venture-sites': ['/bouwplaatsen', registeredOnly, false],
  'venture-site': ['/bouwplaatsen/1', registeredOnly, false],
  'venture-client-quotes': ['/klantoffertes', registeredOnly, false],
  'venture-client-quote': ['/klantoffertes/1', registeredOnly, false],
  'venture-orders': ['/bestellingen', registeredOnly, false],
  'venture-order': ['/bestellingen/4711', registeredOnly, false],
  'venture-order-processed': ['/bestelling-verwerkt', accountsOnly, false],
  'venture-newsletter-confirm': ['/nieuwsbrief-bevestigen', everyone, true],
  'venture-newsletter-unsubscribe': ['/nieuwsbrief-afmelden', everyone, true],
};

const cookies: Partial<Record<Kind, string>> = {};

beforeAll(async () => {
  const site = siteUrl();
  for (const kind of kinds) {
    const username = accounts[kind];
    if (!username) continue;
    const answer = await fetch(`${site}/api/cms/connect/token`, {
      method: 'POST',
      headers: { 'x-session': 'cookie', origin: site },
      body: new URLSearchParams({ grant_type: 'password', client_id: 'Default', username, password: demoPassword }),
    });
    cookies[kind] = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }
});

/** The redirect, or the status of the page. */
async function answerTo(kind: Kind, path: string): Promise<string | number> {
  const answer = await fetch(siteUrl() + path, {
    redirect: 'manual',
    headers: cookies[kind] ? { cookie: cookies[kind] } : {},
  });
  await answer.arrayBuffer();
  return answer.headers.get('location') ?? answer.status;
}

for (const [name, [path, seenBy, withoutShop]] of Object.entries(pages)) {
  test.each(kinds)(`${name} in a shop: %s`, async (kind) => {
    const answer = await answerTo(kind, `/steenhof${path}`);
    if (withoutShop === 'empty') expect(answer).toBe(200);
    else if (seenBy.includes(kind)) expect(String(answer)).not.toMatch(/redirect=|^\/steenhof$/);
    else expect(answer).toBe(`/steenhof?${new URLSearchParams({ redirect: `/steenhof${path}` })}`);
  });

  test.each(kinds)(`${name} at a venture without a shop: %s`, async (kind) => {
    const answer = await answerTo(kind, `/keukenatelier${path}`);
    expect(answer).toBe({ true: 200, empty: 404, false: '/keukenatelier' }[`${withoutShop}`]);
  });
}

test.each(kinds)(
  'the portal and the branch finder are for %s too; an unknown address is a 404 for everybody',
  async (kind) => {
    expect(await answerTo(kind, '/')).toBe(200);
    expect(await answerTo(kind, '/vestigingen')).toBe(200);
    expect(await answerTo(kind, '/wachtwoord-instellen')).toBe(200);
    expect(await answerTo(kind, '/wachtwoord-vergeten')).toBe(200);
    expect(await answerTo(kind, '/bouwpoort/wachtwoord-instellen'), 'P 2.3 holds for the portal too').toBe('/');
    expect(await answerTo(kind, '/bestaat-niet/inloggen')).toBe(404);
  },
);

test('the table contains every page of a venture', () => {
  const elsewhere = ['home', 'branches', 'set-password', 'forgot-password', 'atoms', 'molecules', 'organisms'];
  const names = Object.keys(pageTable('bouwpoort')).filter((name) => !elsewhere.includes(name));
  expect(Object.keys(pages).sort()).toEqual(names.sort());
});
