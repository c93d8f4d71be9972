import { expect, test } from 'vitest';
import { matchingQuestions } from './faq-filter.ts';

const categories = [
  {
    id: 'levering',
    title: 'Levering',
    questions: [
      { id: 'tijd', question: 'Hoe laat komt de wagen?', answerHtml: '<p>Je krijgt een <b>tijdvak</b>.</p>' },
      { id: 'cafe', question: 'Is er kof\u00adfie?', answerHtml: '<p>In het café naast de balie.</p>' },
    ],
  },
  {
    id: 'retour',
    title: 'Retour',
    questions: [{ id: 'pallet', question: 'Pallets terug?', answerHtml: '<p>Ja.</p>' }],
  },
];
const find = (typed: string) => [...matchingQuestions(categories, typed)];

test('an empty text matches everything', () => {
  expect(find('  ')).toEqual(['tijd', 'cafe', 'pallet']);
});

test.each([
  ['WAGEN', ['tijd']],
  ['tijdvak laat', ['tijd']],
  ['cafe', ['cafe']],
  ['koffie', ['cafe']],
  ['<p>', []],
  ['wagen pallet', []],
])('%s finds %j', (typed, ids) => {
  expect(find(typed)).toEqual(ids);
});
