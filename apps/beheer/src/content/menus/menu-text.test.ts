import { expect, test } from 'vitest';
import { menuText } from './menu-text.ts';

test('a menu is summarised on one line, with the children of its items', () => {
  expect(menuText([{ text: 'Advies', children: [{ text: 'Isolatie', children: [] }] }, { text: 'Vestigingen' }])).toBe(
    'Advies (Isolatie), Vestigingen',
  );
  expect(menuText([{ title: 'Service', links: [{ text: 'Retour' }, { text: 'Contact' }] }])).toBe(
    'Service (Retour, Contact)',
  );
  expect(menuText(null)).toBe('');
});
