import { expect, test } from 'vitest';
import { askedVariants } from './asked-variants.ts';

/** The properties of the variants that a text asks for. */
function asked(productName: string, properties: string[], text: string): string[] {
  const variants = properties.map((uniqueProperty) => ({ uniqueProperty }));
  return askedVariants(productName, variants, text).map(({ uniqueProperty }) => uniqueProperty);
}

const thicknesses = ['9,5 mm', '12,5 mm', '15 mm'];
const board = (text: string) => asked('Gipsplaat AK 600 x 2600 mm', thicknesses, text);

test.each(['gipsplaat 12,5 mm', 'gipsplaat 12.5mm', '12,5 gipsplaat', 'gipsplaat 600x2600 12,5mm'])(
  '%s asks for one thickness',
  (text) => {
    expect(board(text)).toEqual(['12,5 mm']);
  },
);

test('several sizes ask for the variants that have one of them', () => {
  expect(board('gipsplaat 9,5 of 15 mm')).toEqual(['9,5 mm', '15 mm']);
});

test.each(['gipsplaat', 'gipsplaat 600 x 2600 mm', 'gipsplaat 18 mm', 'gipsplaat 12,50001', '', '5 gipsplaten'])(
  '%j asks for none of them in particular',
  (text) => {
    expect(board(text)).toEqual(thicknesses);
  },
);

test('a colour is asked for by its whole name, with or without accents', () => {
  const colours = ['wit', 'manhattan grijs', 'crème'];
  const sealant = (text: string) => asked('Sanitairkit 310 ml', colours, text);
  expect(sealant('sanitairkit wit')).toEqual(['wit']);
  expect(sealant('kit creme')).toEqual(['crème']);
  expect(sealant('grijs manhattan')).toEqual(['manhattan grijs']);
  expect(sealant('grijs')).toEqual(colours);
});

test.each(['30 x 60', '30x60', '30\u00a0×\u00a060'])('%s asks for that size, however it is written', (size) => {
  const sizes = ['30\u00a0×\u00a030', '30\u00a0×\u00a060'];
  expect(asked('Betontegel', sizes, `betontegel ${size}`)).toEqual(['30\u00a0×\u00a060']);
});

test('a text that the name contains selects no variant', () => {
  expect(asked('Draadeind 15 mm', ['15 mm', '20 mm'], 'draadeind 15 mm')).toEqual(['15 mm', '20 mm']);
});
