import { expect, test } from 'vitest';
import { parseFilter } from './filter-parser.ts';
import { variantFilter } from './variant-filter.ts';

const thin = { dikte: '9,5', kleur: 'wit' };
const thick = { dikte: '12,5', kleur: 'wit' };
const green = { dikte: '12,5', kleur: 'groen' };

/** Which of the three a filter means. */
function meant(text: string): string[] | undefined {
  const isMeant = variantFilter(parseFilter(text));
  return isMeant && Object.entries({ thin, thick, green }).flatMap(([name, one]) => (isMeant(one) ? [name] : []));
}

const feature = (value: string) => `featureList/featureValue eq '${value}'`;

test.each([
  [feature('dikte:12,5'), ['thick', 'green']],
  [`(${feature('dikte:12,5')} or ${feature('dikte:9,5')})`, ['thin', 'thick', 'green']],
  [`${feature('dikte:12,5')} and ${feature('kleur:groen')}`, ['green']],
  [`contains(allAncestors, '21001') and ${feature('dikte:9,5')} and brand eq 'Gipsum'`, ['thin']],
  [feature('groen'), ['green']],
  ["contains(featureList/featureValue, 'GROE')", ['green']],
  [feature('dikte:18'), []],
])('%s means %j', (text, variants) => {
  expect(meant(text)).toEqual(variants);
});

test.each([
  '',
  "contains(allAncestors, '21001')",
  "brand eq 'Gipsum' and stockType eq 'stockItem'",
  `brand eq 'Gipsum' or ${feature('dikte:12,5')}`,
])('%j says nothing about variants', (text) => {
  expect(meant(text)).toBeUndefined();
});
