import { expect, test } from 'vitest';
import { changedParams } from '../session/address-params.ts';
import { changeOfList, type ListAddress, readList, viewOf } from './list-address.ts';

const params = (text: string) => new URLSearchParams(text);
const changeList = (before: URLSearchParams, change: Partial<ListAddress>) =>
  changedParams(before, changeOfList(change));

test('the whole state of a list is in its address', () => {
  const state = readList(params('zoek=jan&stand=active&sorteer=-last&kolommen=name,role&na=40~20&ander=x'), [
    'stand',
    'rol',
  ]);
  expect(state).toEqual({
    search: 'jan',
    filters: { stand: 'active' },
    sort: { column: 'last', descending: true },
    columns: ['name', 'role'],
    cursors: ['40', '20'],
  });
});

test('another filter starts at the first page, other columns do not', () => {
  const before = params('na=40~20&venture=210');
  expect(changeList(before, { filters: { stand: 'active' } }).toString()).toBe('venture=210&stand=active');
  expect(changeList(before, { search: 'jan' }).has('na')).toBe(false);
  expect(changeList(before, { sort: { column: 'name', descending: false } }).has('na')).toBe(false);
  expect(changeList(before, { columns: ['name'] }).get('na')).toBe('40~20');
});

test('paging uses the cursor at the end of each page', () => {
  const second = changeList(params(''), { cursors: ['40'] });
  const third = changeList(second, { cursors: [...readList(second, []).cursors, '20'] });
  expect(readList(third, []).cursors).toEqual(['40', '20']);
  expect(changeList(third, { cursors: [] }).toString()).toBe('');
});

test('an empty value is removed from the address', () => {
  expect(changeList(params('stand=active&zoek=jan'), { search: '', filters: { stand: '' } }).toString()).toBe('');
});

test('a view stores neither the page nor the venture, and is independent of the order of its parameters', () => {
  expect(viewOf(params('zoek=a&rol=b&na=3&venture=210'))).toBe(viewOf(params('rol=b&zoek=a')));
});
