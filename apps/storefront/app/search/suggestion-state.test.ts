import { describe, expect, test } from 'vitest';
import type { Suggestions } from './autocomplete-result.ts';
import {
  idle,
  isBusy,
  nextSuggestionState,
  type SuggestionEvent,
  type SuggestionState,
  shownIn,
} from './suggestion-state.ts';

const suggestions = (term: string): Suggestions => ({ terms: [term], products: [], categories: [], contentPages: [] });
const after = (...events: SuggestionEvent[]) => events.reduce<SuggestionState>(nextSuggestionState, idle);
const typed = (query: string): SuggestionEvent => ({ kind: 'typed', query });
const asked = (query: string): SuggestionEvent => ({ kind: 'asked', query });
const answered = (query: string): SuggestionEvent => ({ kind: 'answered', query, suggestions: suggestions(query) });
const failed = (query: string): SuggestionEvent => ({ kind: 'failed', query });

test('three characters begin a search, two do not', () => {
  expect(after(typed('gi'))).toEqual(idle);
  expect(after(typed('gip'))).toEqual({ kind: 'waiting', query: 'gip', earlier: null });
});

test('typed, asked, answered', () => {
  expect(after(typed('gips'), asked('gips'))).toEqual({ kind: 'loading', query: 'gips' });
  expect(after(typed('gips'), asked('gips'), answered('gips'))).toEqual({
    kind: 'found',
    query: 'gips',
    suggestions: suggestions('gips'),
  });
});

test('fewer than three characters clear what was found', () => {
  expect(after(typed('gips'), asked('gips'), answered('gips'), typed('gi'))).toEqual(idle);
});

test('what was found stays while typing goes on, until the next call begins', () => {
  const found = [typed('gips'), asked('gips'), answered('gips')];
  const waiting = after(...found, typed('gipsp'), typed('gipspl'));
  expect(shownIn(waiting)).toEqual(suggestions('gips'));
  expect(isBusy(waiting)).toBe(false);
  const loading = after(...found, typed('gipspl'), asked('gipspl'));
  expect(shownIn(loading)).toBeNull();
  expect(isBusy(loading)).toBe(true);
});

test('the same text once more changes nothing', () => {
  const found = after(typed('gips'), asked('gips'), answered('gips'));
  expect(nextSuggestionState(found, typed('gips'))).toBe(found);
});

describe('late', () => {
  test('an answer to an older query never replaces a newer one', () => {
    expect(after(typed('gips'), asked('gips'), typed('pir'), answered('gips'))).toEqual({
      kind: 'waiting',
      query: 'pir',
      earlier: null,
    });
    expect(after(typed('gips'), asked('gips'), typed('pir'), asked('pir'), answered('pir'), answered('gips'))).toEqual(
      after(typed('pir'), asked('pir'), answered('pir')),
    );
  });

  test('neither does its failure, nor an answer after the field was emptied', () => {
    expect(after(typed('gips'), asked('gips'), typed('pir'), asked('pir'), failed('gips'))).toEqual({
      kind: 'loading',
      query: 'pir',
    });
    expect(after(typed('gips'), asked('gips'), typed(''), answered('gips'))).toEqual(idle);
  });
});

test('a failure ends the waiting with nothing to show; typing on tries again', () => {
  const state = after(typed('gips'), asked('gips'), failed('gips'));
  expect([state.kind, isBusy(state), shownIn(state)]).toEqual(['failed', false, null]);
  expect(nextSuggestionState(state, typed('gips')).kind).toBe('waiting');
});
