import { expect, test } from 'vitest';
import { wallCourses } from './venture-wall-courses.ts';

test('lays courses of two and of one by turns', () => {
  expect(wallCourses(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'half', 'c', 'half', 'd', 'e']);
});

test('closes a last course that is one short', () => {
  expect(wallCourses(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'half', 'c', 'half', 'd', 'half', 'half']);
});
