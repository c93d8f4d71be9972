import { expect, test } from 'vitest';
import { pictureSrcSet, pictureWidthSet, resizedSource } from './picture-source.ts';

test('asks for the next size up that the platform keeps', () => {
  expect(resizedSource('/media/balie.jpg', 800, 450)).toBe(
    '/media/balie.jpg?width=960&height=480&quality=70&format=webp&rmode=crop&encoder=freeimage',
  );
});

test('never asks for more than the largest size', () => {
  expect(resizedSource('/media/balie.jpg', 9000, 9000, 'max')).toBe(
    '/media/balie.jpg?width=3840&height=2560&quality=70&format=webp&rmode=max&encoder=freeimage',
  );
});

test('keeps a query the source already has', () => {
  expect(resizedSource('/media/plan.png?access_token=abc', 80, 80)).toMatch(/\?access_token=abc&width=80&height=80&/);
});

test('a drawing is rendered to the size it is shown at', () => {
  expect(resizedSource('/media/sfeer/balie.svg', 640, 360)).toMatch(
    /^\/media\/sfeer\/balie\.svg\?width=640&height=360&/,
  );
});

test('the squares the specification names are asked for as they are', () => {
  expect(resizedSource('/media/login.jpg', 900, 900)).toMatch(/width=900&height=900&/);
});

test.each([
  'data:image/png;base64,AA==',
  'https://beeld.example/loods.jpg?v=3',
  'http://beeld.example/loods.jpg',
  '//beeld.example/loods.jpg',
  '/\\beeld.example/loods.jpg',
])('%s is not ours to resize and is used as it is', (src) => {
  expect(resizedSource(src, 80, 80)).toBe(src);
  expect(pictureSrcSet(src, 80, 80, 'crop', 'avif')).toBeUndefined();
});

test('comes as avif where that is asked', () => {
  expect(pictureSrcSet('/media/balie.jpg', 320, 160, 'max', 'avif')).toBe(
    '/media/balie.jpg?width=320&height=160&quality=70&format=avif&rmode=max&encoder=freeimage 1x, ' +
      '/media/balie.jpg?width=640&height=320&quality=70&format=avif&rmode=max&encoder=freeimage 2x',
  );
});

test('offers the doubled size to sharp screens', () => {
  expect(pictureSrcSet('/media/balie.jpg', 320, 160)).toMatch(
    /width=320&height=160\S+ 1x, \S+width=640&height=320\S+ 2x$/,
  );
});

test('offers what stands smaller on a phone in several widths, each by its own', () => {
  const widths = (set: string | undefined) => set?.match(/width=\d+|\d+w(?=,|$)/g);
  expect(widths(pictureWidthSet('/media/steen.svg', 300, 300, 'max', 'avif'))).toEqual([
    ...['width=300', '300w'],
    ...['width=480', '480w'],
    ...['width=640', '640w'],
  ]);
  expect(pictureWidthSet('https://beeld.example/loods.jpg', 300, 300)).toBeUndefined();
});
