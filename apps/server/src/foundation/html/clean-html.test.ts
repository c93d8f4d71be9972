import { isOwnAddress, isSafeLink } from '@bouwpoort/contract/content/content-address';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { xssPayloads } from './xss-payloads.ts';

const clean = (html: string) =>
  cleanHtml(html, (path) => ({ '/media/wijzer.pdf': 240_400, '/media/film.mp4': 12_340_000 })[path]);

const elements = new Set(
  'h2 h3 h4 h5 h6 p ul ol li dl dt dd table caption thead tbody tfoot tr th td figure figcaption blockquote hr div pre a img strong em sub sup code br span small abbr mark del ins'.split(
    ' ',
  ),
);
const attributes = new Set(
  'href target rel title class data-type data-size src alt width height loading id scope colspan rowspan start reversed'.split(
    ' ',
  ),
);

function mistakesIn(html: string): string[] {
  const mistakes: string[] = [];
  const parser = new Parser({
    onopentag: (name, given) => {
      if (!elements.has(name)) mistakes.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(given)) {
        if (!attributes.has(attribute)) mistakes.push(`${name} ${attribute}`);
        if (attribute === 'href' && !isSafeLink(value)) mistakes.push(`href ${value}`);
        if (attribute === 'src' && !isOwnAddress(value)) mistakes.push(`src ${value}`);
        if (attribute === 'id' && !/^[a-z][a-z0-9-]*$/.test(value)) mistakes.push(`id ${value}`);
        if (attribute === 'class' && value !== 'download') mistakes.push(`class ${value}`);
      }
    },
    oncomment: (text) => mistakes.push(`comment ${text}`),
    onprocessinginstruction: (name) => mistakes.push(`instruction ${name}`),
  });
  parser.end(html);
  return mistakes;
}

/**
 * No parser can read these tags in more than one way: names in lower case, values between double quotes without any
 * sign of markup in them, and no other < anywhere. What cannot be read differently cannot mutate.
 */
const plainTag = /<\/?[a-z][a-z0-9]*(?: [a-z-]+(?:="[^"<>]*")?)*(?: \/)?>/g;

describe('published attacks', () => {
  test('there are many shapes of them', () => {
    expect(new Set(xssPayloads).size).toBeGreaterThan(100);
  });

  test.each(xssPayloads)('%s', (payload) => {
    for (const html of [
      payload,
      `<p>voor</p>${payload}<p>na</p>`,
      `<table><tr><td>${payload}`,
      `<ul><li>${payload}</ul>`,
    ]) {
      const out = clean(html);
      expect(mistakesIn(out), out).toEqual([]);
      expect(out.replace(plainTag, ''), out).not.toMatch(/[<\0]/);
      expect(clean(out), 'cleaning what is clean changes nothing').toBe(out);
    }
  });

  test('the mark of a mistake would be seen', () => {
    expect(mistakesIn('<p onclick="x"><a href="java&#115;cript:x"><script></script></p>')).toHaveLength(3);
  });
});

describe('what editors write stays', () => {
  test.each([
    '<h2 id="levertijd">Levertijd</h2><p>Voor <strong>14.00 uur</strong>, m<sup>2</sup> en H<sub>2</sub>O<br />en <code>x</code>.</p>',
    '<ul><li>een</li><li>twee</li></ul><ol start="3"><li>drie</li></ol><hr />',
    '<table><caption>Maten</caption><thead><tr><th scope="col">mm</th></tr></thead><tbody><tr><td colspan="2">90</td></tr></tbody></table>',
    '<figure><img src="/media/a.svg" alt="Muur" width="640" height="360" loading="lazy" /><figcaption>Muur</figcaption></figure>',
    '<blockquote><p>Zo’n “klus” &amp; meer: reëel, 3 &lt; 4</p></blockquote>',
    '<p><a href="tel:0301234567">Bel</a>, <a href="mailto:a@b.nl">mail</a> of <a href="/steenhof/contact#vorm">kom langs</a></p>',
  ])('%s', (html) => {
    expect(clean(html)).toBe(html);
  });

  test.each([
    ['<h1>Kop</h1><b>vet</b><i>schuin</i>', '<h2>Kop</h2><strong>vet</strong><em>schuin</em>'],
    [
      '<a href="https://example.nl" target="_blank" rel="opener">x</a>',
      '<a href="https://example.nl" target="_blank" rel="noopener">x</a>',
    ],
    ['<p class="x" style="color:red">x</p><font color="red">tekst blijft</font>', '<p>x</p>tekst blijft'],
    ['<p>niet gesloten <strong>vet', '<p>niet gesloten <strong>vet</strong></p>'],
    ['<img src="/media/a.svg" width="100%" height="10em">', '<img src="/media/a.svg" alt="" loading="lazy" />'],
  ])('%s becomes %s', (html, out) => {
    expect(clean(html)).toBe(out);
  });
});

describe('downloads (P 5.3)', () => {
  test.each([
    ['/media/wijzer.pdf', ' class="download" data-type="PDF" data-size="240 kB"'],
    ['/media/film.mp4', ' class="download" data-type="MP4" data-size="12,3 MB"'],
    ['https://example.nl/lijst.XLSX?v=2', ' class="download" data-type="XLSX"'],
    ['/steenhof/pdf', ''],
  ])('%s', (href, marks) => {
    expect(clean(`<a href="${href}" class="knop" data-type="X">x</a>`)).toBe(`<a href="${href}"${marks}>x</a>`);
  });
});

test.each([
  ['nested without end', '<div>'.repeat(50_000)],
  ['with ends that belong to nothing', '<b>'.repeat(60_000) + '</h1>'.repeat(60_000)],
  ['of lists in lists', '<ul><li>'.repeat(30_000) + '</b>'.repeat(60_000)],
])('of HTML %s nothing is left', (_, html) => {
  expect(clean(html)).toBe('');
});

test('many elements beside each other are no depth', () => {
  const long = '<p>Een <strong>alinea</strong><br>en nog een regel</p><p>zonder einde'.repeat(2000);
  expect(clean(long).match(/<p>/g)).toHaveLength(4000);
});
