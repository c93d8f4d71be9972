import { expect, test } from 'vitest';
import { wallCourses } from './venture-wall-courses.ts';

test('alternates courses of two and of one', () => {
  expect(wallCourses(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'half', 'c', 'half', 'd', 'e']);
});

test('completes a last course that is one short', () => {
  expect(wallCourses(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'half', 'c', 'half', 'd', 'half', 'half']);
});
