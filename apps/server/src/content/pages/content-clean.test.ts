import { expect, test } from 'vitest';
import { cleanProperties, downloadsIn } from './content-clean.ts';

const evil = '<p>Goed<script>alert(1)</script></p>';

test('every field that holds HTML is sanitised at any depth, and no other field', () => {
  const cleaned = cleanProperties(
    {
      title: evil,
      mainBody: evil,
      blocks: [
        { textHtml: evil, categories: [{ questions: [{ question: '1 < 2', answerHtml: evil }] }] },
        'los',
        null,
        3,
      ],
      BodyText: evil,
      paragraphsHtml: [evil, evil],
    },
    () => undefined,
  );
  expect(cleaned).toEqual({
    title: evil,
    mainBody: '<p>Goed</p>',
    blocks: [
      { textHtml: '<p>Goed</p>', categories: [{ questions: [{ question: '1 < 2', answerHtml: '<p>Goed</p>' }] }] },
      'los',
      null,
      3,
    ],
    BodyText: '<p>Goed</p>',
    paragraphsHtml: ['<p>Goed</p>', '<p>Goed</p>'],
  });
});

test('script addresses are removed', () => {
  const cleaned = cleanProperties(
    { link: { href: 'java\tscript:alert(1)' }, image: { url: 'data:text/html,x' }, block: { src: 'https://goed.nl' } },
    () => undefined,
  );
  expect(cleaned).toEqual({ link: { href: '#' }, image: { url: '#' }, block: { src: 'https://goed.nl' } });
});

test('downloads have their real type and size; stored values are not trusted', () => {
  const stored = {
    link: { text: 'Wijzer', href: '/media/wijzer.pdf', download: { type: 'EXE', size: 1 } },
    other: { text: 'Lijst', href: 'https://elders.nl/lijst.xlsx' },
    brochures: [{ file: { url: '/media/wijzer.pdf', format: 'pdf' } }],
    related: [{ id: 'x', expanded: { title: 'oud' } }],
    image: { url: '/media/foto.png' },
    mainBody: '<a href="/media/plan.zip">x</a><a href=\'/media/wijzer.pdf\'>y</a>',
  };
  expect(downloadsIn(stored).sort()).toEqual([
    '/media/plan.zip',
    '/media/wijzer.pdf',
    '/media/wijzer.pdf',
    '/media/wijzer.pdf',
  ]);
  expect(cleanProperties(stored, (path) => (path === '/media/wijzer.pdf' ? 2000 : undefined))).toMatchObject({
    link: { download: { type: 'PDF', size: 2000 } },
    other: { download: { type: 'XLSX', size: null } },
    brochures: [{ file: { size: 2000 } }],
    related: [{ id: 'x' }],
    image: { url: '/media/foto.png' },
    mainBody: expect.stringContaining('data-size="2 kB"'),
  });
  expect(JSON.stringify(cleanProperties(stored, () => undefined))).not.toContain('oud');
});
