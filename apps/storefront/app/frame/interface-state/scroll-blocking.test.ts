import { expect, test } from 'vitest';
import { blockScrolling, unblockScrolling } from './scroll-blocking.ts';

function bodyWith(...classes: string[]) {
  const set = new Set(classes);
  return {
    classes: set,
    classList: {
      add: (name: string) => void set.add(name),
      remove: (name: string) => void set.delete(name),
    },
    style: { overflow: '' },
  };
}

test('blocking adds the no-scrolling class and hides overflow', () => {
  const body = bodyWith('other');
  blockScrolling(body);
  expect([...body.classes]).toEqual(['other', 'no-scrolling']);
  expect(body.style.overflow).toBe('hidden');
});

test('unblocking removes both', () => {
  const body = bodyWith('other');
  blockScrolling(body);
  unblockScrolling(body);
  expect([...body.classes]).toEqual(['other']);
  expect(body.style.overflow).toBe('');
});
