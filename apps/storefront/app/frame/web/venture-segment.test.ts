import { expect, test } from 'vitest';
import { contentIdIn, ventureSegment } from './venture-segment.ts';

test.each([
  ['/', ''],
  ['/steenhof', 'steenhof'],
  ['/STEENHOF/nieuws/', 'steenhof'],
  ['/cms/content/nl/steenhof,,210-home', 'steenhof'],
  ['/CMS/content/nl/Steenhof,,210-home/', 'steenhof'],
  ['/cms/content', ''],
])('%s belongs to %j', (pathname, venture) => {
  expect(ventureSegment(pathname, 'cms')).toBe(venture);
});

test.each([
  ['/cms/content/nl/steenhof,,210-home', '210-home'],
  ['/cms/content/nl/steenhof', undefined],
  ['/steenhof/nieuws/a,,b', undefined],
])('%s names content %j', (pathname, id) => {
  expect(contentIdIn(pathname, 'cms')).toBe(id);
});
