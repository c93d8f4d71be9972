import { expect, test } from 'vitest';
import { shareAddress } from './share-address.ts';

const address = 'https://bouw.test/steenhof/advies/zand?a=1&b=2';

test('address and title are fully encoded', () => {
  const x = new URL(shareAddress('x', address, 'Zand & grind: 100%'));
  expect([x.searchParams.get('url'), x.searchParams.get('text')]).toEqual([address, 'Zand & grind: 100%']);
  expect(new URL(shareAddress('linkedin', address, '')).searchParams.get('url')).toBe(address);
  expect(new URL(shareAddress('facebook', address, '')).searchParams.get('u')).toBe(address);
  expect(new URL(shareAddress('whatsapp', address, 'Zand')).searchParams.get('text')).toBe(`Zand ${address}`);
});

test('a mail subject has spaces, not plus signs', () => {
  expect(shareAddress('mail', 'https://bouw.test/', 'Hoeveel zand?')).toBe(
    'mailto:?subject=Hoeveel%20zand%3F&body=https%3A%2F%2Fbouw.test%2F',
  );
});
