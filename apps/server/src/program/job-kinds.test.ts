import { expect, test } from 'vitest';
import overview from '../organisation/texts/nl/beheer-overview.json' with { type: 'json' };
import system from '../organisation/texts/nl/beheer-system.json' with { type: 'json' };
import { jobKinds } from './job-kinds.ts';

test('the back office has a text for every kind of job', () => {
  const names = jobKinds.map(({ name }) => name);
  expect(names.filter((name) => !Object.hasOwn(system, `queue-${name}`))).toEqual([]);
  expect(names.filter((name) => !Object.hasOwn(overview, `job_${name}`))).toEqual([]);
});
