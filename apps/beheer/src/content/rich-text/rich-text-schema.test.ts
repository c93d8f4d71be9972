import { describe, expect, test } from 'vitest';
import { storedHtml } from './rich-text-schema.ts';
import { isSameHtml, meaningOf } from './same-html.ts';
import { throughSchema } from './through-schema.ts';

describe('supported text is returned unchanged', () => {
  test.each([
    '<p>Een <strong>vette</strong> en <em>schuine</em> tekst</p>',
    '<h2 id="levering">Levering</h2><h3>Wanneer</h3><h4>Hoe</h4><p>Zo</p>',
    '<ul><li>een</li><li>twee<ul><li>twee-a</li></ul></li></ul>',
    '<ol start="3"><li>drie</li></ol>',
    '<p><a href="/steenhof/contact">contact</a> en <a href="https://x.nl" target="_blank" title="Elders">x</a></p>',
    '<blockquote><p>Gezegd</p></blockquote>',
    '<p>H<sub>2</sub>O, m<sup>2</sup></p>',
    '<p>regel<br>regel</p><hr><p>na</p>',
    '<p>Voor <img src="/media/a.jpg" alt="Een pallet" width="200" height="100"> na</p>',
    '<table><thead><tr><th scope="col">Plaats</th><th>Prijs</th></tr></thead><tbody><tr><td>Zwolle</td><td colspan="2">€ 12</td></tr></tbody></table>',
    '<p>5 &lt; 6 &amp; 7 &gt; 6</p>',
  ])('%s', (html) => {
    const back = throughSchema(html);
    expect(meaningOf(back)).toEqual(meaningOf(html));
    expect(isSameHtml(back, html)).toBe(true);
  });
});

describe('a text that the editor would change is detected', () => {
  test.each([
    '<dl><dt>Wat</dt><dd>Dit</dd></dl>',
    '<figure><img src="/a.jpg" alt=""><figcaption>Onderschrift</figcaption></figure>',
    '<p>Met <mark>markering</mark></p>',
    '<pre>code</pre>',
    '<ol reversed="reversed"><li>drie</li></ol>',
    '<table><caption>Tarieven</caption><tbody><tr><td>1</td></tr></tbody></table>',
    '<h5>Klein</h5>',
  ])('%s', (html) => {
    expect(isSameHtml(throughSchema(html), html)).toBe(false);
  });
});

test('marks in another order, case and spaces between blocks mean the same', () => {
  expect(isSameHtml('<p><b><i>x</i></b></p>', '<p><em><strong>x</strong></em></p>')).toBe(true);
  expect(isSameHtml('<UL>\n  <LI>een</LI>\n</UL>', '<ul><li><p>een</p></li></ul>')).toBe(true);
  expect(isSameHtml('<p class="x" style="color:red">a</p>', '<p>a</p>')).toBe(true);
});

test('other words, links and marks do not', () => {
  expect(isSameHtml('<p>een</p>', '<p>twee</p>')).toBe(false);
  expect(isSameHtml('<p><a href="/a">x</a></p>', '<p><a href="/b">x</a></p>')).toBe(false);
  expect(isSameHtml('<p><strong>x</strong> y</p>', '<p><strong>x y</strong></p>')).toBe(false);
});

test('a text without words is stored as empty', () => {
  expect(storedHtml('<p></p>')).toBe('');
});
