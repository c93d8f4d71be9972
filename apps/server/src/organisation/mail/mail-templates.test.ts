import type { VenturePresentation } from '@bouwpoort/contract/organisation/ventures';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../foundation/config/config.ts';
import type { Venture } from '../../foundation/context/venture.ts';
import backOfficeTexts from '../texts/nl/beheer-system.json' with { type: 'json' };
import { inWords } from './mail-content.ts';
import { renderMailHtml, renderMailText, wrap } from './mail-layout.ts';
import { type MailData, type MailKind, writeMail } from './mail-templates.ts';
import { mailTheme } from './mail-theme.ts';

const config = readConfig({ PUBLIC_URL: 'https://shop.example' }, '/');

/** Only the fields that a look reads. */
const venture = {
  id: '210',
  name: 'Steen & Hof',
  path: 'steenhof',
  accentColor: '#A63A24',
  presentation: {
    logoUrl: '/media/steenhof/logo.svg',
    administrativePhoneNumber: '030 123 45 67',
    administrativeEmailAddress: 'balie@steenhof.example',
  } as VenturePresentation,
} as Venture;

const evil = '<script>alert("x")</script>';
const at = new Date('2026-11-16T10:00:00+01:00');
const path = '/steenhof/pagina?token=a&b=c';

/** One of each, with the worst possible input in every user field. */
const examples: { [K in MailKind]: MailData<K> } = {
  'registration-invitation': { path, validUntil: at },
  'already-registered': { firstName: evil, shop: evil, path, waiting: false },
  'account-activation': { firstName: evil, path, validUntil: at },
  'password-reset': { firstName: evil, path, validUntil: at },
  'password-changed': { firstName: evil, changedAt: at, path },
  'user-invited': { firstName: evil, invitedBy: evil, company: evil, path, validUntil: at },
  'invited-elsewhere': { firstName: evil, invitedBy: evil, company: evil, shop: evil, path },
  'guest-with-account': { firstName: evil, shop: evil, path },
  'email-changed': { firstName: evil, changedBy: evil, newEmail: 'nieuw@bouwbedrijf.example', path },
  'colleague-approval': {
    firstName: evil,
    company: evil,
    colleagueName: evil,
    colleagueEmail: 'nieuw@bouwbedrijf.example',
    path,
  },
  'customer-claim': {
    company: evil,
    customerId: '510001',
    colleagueName: evil,
    colleagueEmail: 'nieuw@bouwbedrijf.example',
    phone: '0612345678',
    path,
  },
  'first-password': { firstName: evil, path, validUntil: at },
  'order-list-ready': { firstName: evil, listName: evil, lineCount: 12, rhythm: 'elke maandag', path },
  'staff-link': { name: evil, path, validUntil: at, isNew: true },
  'registration-refused': { firstName: evil, company: evil, path },
  'form-submission': { form: evil, path, submittedAt: at, fields: [{ label: evil, value: `${evil}\nregel twee` }] },
  'newsletter-confirmation': { path, validUntil: at, unsubscribePath: path },
  'newsletter-welcome': { already: false, unsubscribePath: path },
  'webhook-switched-off': { url: evil, since: new Date('2026-11-13T09:00:00Z') },
  'payment-to-refund': {
    orderId: 'BP0001',
    providerId: evil,
    customerId: evil,
    cartId: '1000',
    amount: '€ 12,50',
    reason: evil,
  },
  'order-confirmation': {
    firstName: evil,
    orders: [
      {
        orderId: '21050001',
        when: evil,
        where: evil,
        lines: [{ name: evil, code: evil, quantity: '7 pakken', price: '€ 1,79 per pak', amount: '€ 12,50' }],
        sums: [{ label: 'Totaal incl. btw', amount: '€ 12,50' }],
      },
    ],
    reference: evil,
    orderer: evil,
    approvedBy: evil,
    costCentre: evil,
    unloading: 'Met kraan',
    held: true,
    ordersPath: path,
  },
  'quote-staff': {
    ...{ number: 'OF-2101001', kind: 'requested', by: evil, customerId: '510001', projectName: evil, text: evil, path },
    isAssignee: true,
  },
  'client-quote': {
    sender: evil,
    by: evil,
    email: 'a@b.test',
    number: evil,
    title: evil,
    text: `${evil}\n\nregel twee`,
  },
  'quote-customer': {
    ...{ firstName: evil, number: 'OF-2101001', kind: 'offered', by: evil, text: evil, projectName: evil },
    ...{ validUntil: '28 november 2026', hasPdf: true, mayDecide: true, path },
  },
  'approval-asked': {
    firstName: evil,
    requester: evil,
    onBehalfOf: evil,
    project: evil,
    lineCount: 3,
    amount: '€ 12,50',
    note: `${evil}\nregel twee`,
    isReminder: true,
    path,
  },
  'approval-decided': {
    firstName: evil,
    outcome: 'denied',
    by: evil,
    reason: evil,
    orderIds: ['21050001'],
    changes: [evil],
    project: evil,
    amount: '€ 12,50',
    path,
  },
  'order-canceled': {
    firstName: evil,
    orderId: '21050001',
    reference: evil,
    canceledBy: evil,
    reason: evil,
    total: '€ 12,50',
    isPaid: true,
    orderPath: path,
  },
};

const look = mailTheme(venture, config);
const exampleOf = <K extends MailKind>(kind: K) => writeMail(kind, examples[kind], venture);
const written = (Object.keys(examples) as MailKind[]).map((kind) => [kind, exampleOf(kind)] as const);

test.each(written)('the back office has a name for %s', (kind) => {
  expect(backOfficeTexts).toHaveProperty(`mailKind-${kind}`);
});

describe.each(written)('%s', (_kind, content) => {
  const markup = renderMailHtml(content, look);
  const plain = renderMailText(content, look);

  test('escapes all user input', () => {
    expect(markup).not.toContain('<script');
    expect(markup).not.toContain('alert("x")');
  });

  test('names the sender, in both versions', () => {
    expect(markup).toContain('alt="Steen &amp; Hof"');
    expect(plain).toContain('Steen & Hof');
    expect(`${content.subject} ${plain}`).toContain(venture.name);
  });

  test('links to our own site only, in both versions', () => {
    const targets = [...markup.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, url]) => new URL(String(url)).origin);
    expect(new Set(targets)).toEqual(new Set(['https://shop.example']));
    // A mail without a button needs no link.
    if (!content.blocks.some(({ type }) => type === 'button')) return;
    expect(markup).toContain('href="https://shop.example/steenhof/pagina?token=a&amp;b=c"');
    expect(plain.split('\n')).toContain('https://shop.example/steenhof/pagina?token=a&b=c');
  });

  test('has the venture’s colour and a picture format that every mail program shows', () => {
    expect(markup).toContain('bgcolor="#A63A24"');
    expect(markup).toContain('https://shop.example/media/steenhof/logo.svg?width=320&amp;format=png&amp;rmode=max');
  });

  test('has text lines that fit', () => {
    expect(plain).not.toMatch(/<[a-z]+ style|&amp;|&lt;/);
    for (const line of plain.split('\n').filter((one) => one.includes(' ')))
      expect(line.length).toBeLessThanOrEqual(72);
  });
});

test('a long word of the user is broken, so that the mail fits on a phone', () => {
  const word = 'x'.repeat(50);
  const content = writeMail('order-canceled', { ...examples['order-canceled'], reference: word }, venture);
  const [, style] = renderMailHtml(content, look).match(new RegExp(`<td[^>]*style="([^"]*)">${word}<`)) ?? [];
  expect(style).toContain('overflow-wrap:anywhere');
});

test('an order is a table of its lines and sums; without prices the columns are left out', () => {
  const [order] = examples['order-confirmation'].orders;
  const line = { name: 'Gipsplaat', code: '3948736', quantity: '2 platen' };
  const priced = { ...line, price: '€ 4,94 per m²', amount: '€ 12,50' };
  const mailOf = (ordered: Partial<NonNullable<typeof order>>) => {
    const orders = order ? [{ ...order, ...ordered }] : [];
    const content = writeMail('order-confirmation', { ...examples['order-confirmation'], orders }, venture);
    return { markup: renderMailHtml(content, look), plain: renderMailText(content, look) };
  };
  const seen = mailOf({ lines: [priced] });
  expect(seen.markup).toContain('>Bedrag</th>');
  expect(seen.markup).toMatch(/>3948736<\/span><br>2 platen · € 4,94 per m²<\/td><td [^>]*>€ 12,50<\/td><\/tr>/);
  expect(seen.markup).toMatch(/font-weight:bold[^>]*>Totaal incl. btw<\/td>/);
  expect(seen.plain).toContain('Gipsplaat (3948736)\n2 platen · € 4,94 per m² · € 12,50\n\nTotaal incl. btw: € 12,50');
  expect(mailOf({ lines: [{ ...priced, name: 'Gipsplaat 1200 x 2600 mm' }] }).plain).toContain(
    '1200\u00a0×\u00a02600 mm',
  );
  const unseen = mailOf({ lines: [line], sums: [] });
  expect(unseen.markup).not.toMatch(/Bedrag|€/);
  expect(unseen.markup).toMatch(/>3948736<\/span><br>2 platen<\/td><\/tr>/);
});

test('a name that ends in a full stop ends its sentence', () => {
  const data = { firstName: 'Jan', company: 'Van Dijk Bouw B.V.', path };
  const { preview, reason } = writeMail('user-invited', { ...data, invitedBy: 'Piet', validUntil: at }, venture);
  expect(preview).toBe('Bestel voortaan namens Van Dijk Bouw B.V.');
  expect(reason).toBe('Ken je Piet niet? Dan kun je deze mail negeren.');
  const colleague = { colleagueName: 'Els', colleagueEmail: 'els@bouwbedrijf.example' };
  const { blocks } = writeMail('colleague-approval', { ...data, ...colleague }, venture);
  expect(JSON.stringify(blocks)).toContain('van Van Dijk Bouw B.V. Pas als jij');
});

test('a mail with a link to another site is refused', () => {
  for (const path of ['https://evil.example', '//evil.example/x', '/\\evil.example', 'javascript:alert(1)', 'pagina']) {
    expect(() => look.urlOf(path), path).toThrow(/our own site/);
  }
});

test('text on a light colour is dark, and an invalid colour is not used', () => {
  expect(look.onAccent).toBe('#ffffff');
  expect(mailTheme({ ...venture, accentColor: '#F5C400' }, config).onAccent).toBe('#1f2328');
  expect(mailTheme({ ...venture, accentColor: 'red;}body{display:none' }, config).accent).toBe('#12355b');
});

test('lines are wrapped between words; line breaks of the user stay', () => {
  const long = `${'woord '.repeat(20)}https://shop.example/${'x'.repeat(100)}`;
  expect(wrap(long).split('\n')).toContain(`https://shop.example/${'x'.repeat(100)}`);
  expect(wrap('een\n\ntwee')).toBe('een\n\ntwee');
});

test('times are in Dutch time', () => {
  expect(inWords(new Date('2026-07-01T22:05:00Z'))).toBe('donderdag 2 juli 2026 om 0.05 uur');
});
