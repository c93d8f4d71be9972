import { expect, test } from 'vitest';
import { htmlHeadings } from './html-headings.ts';

test('lists the headings with an id, as plain text', () => {
  const html =
    '<p>Vooraf</p><h2 id="een">1. Prijs &amp; <em>korting</em></h2><h3 id="x">Geen</h3><h2>Zonder</h2><h2 class="a" id="twee">2. Slot</h2>';
  expect(htmlHeadings(html)).toEqual([
    { id: 'een', text: '1. Prijs & korting' },
    { id: 'twee', text: '2. Slot' },
  ]);
});

test('without headings the list is empty', () => {
  expect(htmlHeadings('<p>Kort</p>')).toEqual([]);
});
