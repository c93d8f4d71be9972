import { describe, expect, test } from 'vitest';
import { safeDrawing, UnsafeDrawing } from './safe-drawing.ts';

const drawing = (inside: string, head = '') =>
  `<?xml version="1.0"?>${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;

test('drawing elements stay, data of the drawing program is removed', () => {
  const source = drawing(
    `<metadata><x:y>geheim</x:y></metadata><style><![CDATA[.a>.b{fill:url(#g)}]]></style>
     <linearGradient id="g" gradientUnits="userSpaceOnUse"/><path class="a" d="M0 0h10" inkscape:label="laag 1"/>`,
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
  );
  const safe = safeDrawing(source);
  expect(safe).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 10 10">/);
  for (const part of ['.a>.b{fill:url(#g)}', '<linearGradient id="g"', '<path class="a" d="M0 0h10"'])
    expect(safe).toContain(part);
  for (const part of ['geheim', 'inkscape', 'DOCTYPE', '<?xml', 'CDATA']) expect(safe).not.toContain(part);
});

describe('is refused', () => {
  test.each([
    ['script', '<script>alert(1)</script>'],
    ['script under another prefix', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
    ['a handler', '<path onload="alert(1)" d="M0 0"/>'],
    ['a page inside it', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ['a link that runs', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['an address elsewhere', '<use xlink:href="https://elders.example/a.svg#b"/>'],
    ['a picture elsewhere', '<image href="//elders.example/a.png"/>'],
    ['a style that fetches', '<style>@import "https://elders.example/a.css";</style>'],
    ['a fill that fetches', '<path fill="url(https://elders.example/a.svg#b)" d="M0 0"/>'],
    ['script hidden in a style', '<style>&lt;script&gt;alert(1)&lt;/script&gt;</style>'],
    ['script hidden in the text of a style', '<style><![CDATA[<script>alert(1)</script>]]></style>'],
    ['a style without an end', '<style>&lt;script&gt;alert(1)'],
    ['an address spelled with escapes', '<path style="fill:u\\72l(https://elders.example/a)" d="M0 0"/>'],
    ['a style inside a style', '<style x="<style>">.a{}</style>'],
    ['a style with two ends', '<style>.a{}</style x></style>'],
    ['what is nested too deep', `${'<g>'.repeat(250)}${'</g>'.repeat(250)}`],
    ['an attribute that changes later', '<set attributeName="href" to="javascript:alert(1)"/>'],
  ])('%s', (_, inside) => {
    expect(() => safeDrawing(drawing(inside))).toThrow(UnsafeDrawing);
  });

  test('entities, and files that are no drawing', () => {
    expect(() => safeDrawing(drawing('&a;', '<!DOCTYPE svg [<!ENTITY a "b">]>'))).toThrow(UnsafeDrawing);
    expect(() => safeDrawing('<html><svg/></html>')).toThrow(UnsafeDrawing);
  });
});
