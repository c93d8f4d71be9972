import sharp from 'sharp';
import { expect, test } from 'vitest';
import { wordmark } from './venture-logos.ts';

test.each(['Van Dam Hout', 'WWW Mammoet & Zn', 'illi', 'ÉÉN-TWEE (3)'])(
  'the name %s fits in its picture, with space at the end',
  async (name) => {
    const drawn = Buffer.from(wordmark(name, '#000000'));
    const { width } = await sharp(drawn).metadata();
    const { data, info: edge } = await sharp(drawn)
      .extract({ left: width - 2, top: 0, width: 2, height: 48 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const inked = data.filter((_, at) => at % edge.channels === edge.channels - 1 && data[at] !== 0);
    expect(inked).toHaveLength(0);
  },
);

test('a name is escaped', () => {
  expect(wordmark('<script>"&', '#fff')).toContain('&lt;script&gt;&quot;&amp;</text>');
});
