import { expect, test } from 'vitest';
import { isAllowedFrame, isAllowedScript } from './allowed-sources.ts';

test.each([
  ['https://www.openstreetmap.org/export/embed.html?layer=mapnik', true],
  ['https://player.vimeo.com/video/1', true],
  ['http://www.openstreetmap.org/export/embed.html', false],
  ['https://www.openstreetmap.org.elders.example/', false],
  ['https://elders.example/?https://www.openstreetmap.org', false],
  ['javascript:alert(1)', false],
  ['/steenhof', false],
])('a frame of %s: %s', (src, allowed) => {
  expect(isAllowedFrame(src, ['https://www.openstreetmap.org', 'https://player.vimeo.com'])).toBe(allowed);
});

test.each([
  ['/media/scripts/rekenhulp.js', true],
  ['/media/scripts/../sfeer/x.js', false],
  ['/media/scripts/%2e%2e/x.js', false],
  ['/media/scripts/..%2fx.js', false],
  ['https://elders.example/media/scripts/x.js', false],
  ['//elders.example/media/scripts/x.js', false],
  ['/api/media/scripts/x.js', false],
])('a script from %s: %s', (src, allowed) => {
  expect(isAllowedScript(src)).toBe(allowed);
});
