import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take long, which their size does not tell: they start programs, or wait for a session to end. */
const longerThanTheyLook = ['start', 'session-expiry', 'captcha', 'processes', 'beheer-orders', 'showcase'];

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = longerThanTheyLook.indexOf(basename(moduleId, '.e2e.ts'));
  return place === -1 ? longerThanTheyLook.length : place;
};

/** A long file that starts last keeps one worker busy while the others have nothing left to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
