import { expect, test } from 'vitest';
import { productDownloads } from './product-downloads.ts';

const sheet = { name: 'Productblad Thermovast.pdf', url: '/media/downloads/blad.pdf', size: 412_000 };
const declaration = { name: 'Prestatieverklaring', url: '/media/downloads/dop.PDF?v=2', size: 188_000 };
const model = { name: 'Model v1.25', url: '/media/downloads/model', size: 1000 };

test('downloads of the product and all its variants, without duplicates, the product’s first', () => {
  const variants = [{ downloadAssets: [declaration, sheet] }, { downloadAssets: [declaration, model] }];
  expect(productDownloads({ downloadAssets: [sheet] }, variants).map(({ url }) => url)).toEqual([
    sheet.url,
    declaration.url,
    model.url,
  ]);
});

test('the file extension is its type, and not part of its title', () => {
  expect(productDownloads({ downloadAssets: [sheet, declaration] }, [])).toMatchObject([
    { title: 'Productblad Thermovast', type: 'PDF', size: 412_000 },
    { title: 'Prestatieverklaring', type: 'PDF' },
  ]);
});

test('a number after a dot is not an extension', () => {
  expect(productDownloads({ downloadAssets: [model] }, [])).toMatchObject([{ title: 'Model v1.25', type: '' }]);
});
