import { expect, test } from 'vitest';
import { pictureSrcSet, resizedSource } from './picture-source.ts';

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

test('leaves what is in the page already alone', () => {
  expect(resizedSource('data:image/png;base64,AA==', 80, 80)).toBe('data:image/png;base64,AA==');
  expect(pictureSrcSet('data:image/png;base64,AA==', 80, 80)).toBeUndefined();
});

test('offers the doubled size to sharp screens', () => {
  expect(pictureSrcSet('/media/balie.jpg', 320, 160)).toMatch(
    /width=320&height=160\S+ 1x, \S+width=640&height=320\S+ 2x$/,
  );
});
