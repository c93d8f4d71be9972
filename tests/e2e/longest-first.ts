import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take long: they start programs, wait for a session to end, or send thousands of requests. */
const slowFiles = [
  ...['start', 'session-expiry', 'captcha', 'processes', 'showcase'].map((name) => `${name}.long.e2e.ts`),
  'beheer-orders.e2e.ts',
  'killed-worker.long.api.test.ts',
  ...['first-shop', 'search-snapshot', 'access-matrix', 'fuzz', 'slow-requests', 'telemetry'].map(
    (name) => `${name}.api.test.ts`,
  ),
];

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = slowFiles.indexOf(basename(moduleId));
  return place === -1 ? slowFiles.length : place;
};

/** A long file that starts last would keep one worker busy while the others are idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
