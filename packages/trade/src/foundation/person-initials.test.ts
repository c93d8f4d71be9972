import { expect, test } from 'vitest';
import { initialsOf } from './person-initials.ts';

test.each([
  ['Bram Oosterling', 'BO'],
  ['Daan ter Veldhuis', 'DV'],
  ['Anne Marie Bakker', 'AB'],
  ['Youssef El Amrani', 'YE'],
  ['Le Bakker', 'LB'],
  [' Ineke ', 'I'],
  ['', ''],
])('the initials of %j are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
