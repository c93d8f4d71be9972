import { expect, test } from 'vitest';
import { originForm } from './request-target.ts';

test.each([
  ['/api/ventures?a=1', '/api/ventures?a=1'],
  ['http://shop.example/api/ventures?a=1', '/api/ventures?a=1'],
  ['HTTPS://shop.example:8443/steenhof', '/steenhof'],
  ['http://shop.example', '/'],
  ['http://shop.example?a=1', '/?a=1'],
  ['/http://shop.example/x', '/http://shop.example/x'],
  ['*', '*'],
])('%s asks for %s', (url, target) => {
  expect(originForm({ url })).toBe(target);
});
