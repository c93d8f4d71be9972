import { expect, test } from 'vitest';
import { withImageText } from './image-texts.ts';

test('a text is stored with its picture, and removed when it becomes empty', () => {
  const texts = withImageText([{ url: '/media/b.png', text: 'Achterkant' }], '/media/a.png', 'Voorkant');
  expect(texts).toEqual([
    { url: '/media/a.png', text: 'Voorkant' },
    { url: '/media/b.png', text: 'Achterkant' },
  ]);
  expect(withImageText(texts, '/media/b.png', 'Onderkant')[1]).toEqual({ url: '/media/b.png', text: 'Onderkant' });
  expect(withImageText(texts, '/media/a.png', '')).toEqual([{ url: '/media/b.png', text: 'Achterkant' }]);
});
