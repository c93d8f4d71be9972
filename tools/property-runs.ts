/**
 * How many runs a property gets. `npm test` takes a part of them, in which most faults are found; `npm run test-long` all
 * of them (PROPERTY_RUNS=1), and so does who looks for a rare one.
 */
const share = Number(process.env.PROPERTY_RUNS ?? 0.1);
const fewest = 20;

export function propertyRuns(all: number): number {
  return Math.max(Math.min(all, fewest), Math.round(all * share));
}

/** The cases that count most and one of the others, each time the next one; all of them where all runs are made. */
export function sampled<T>(cases: readonly T[], always: readonly T[], at: number): readonly T[] {
  if (share >= 1) return cases;
  const others = cases.filter((one) => !always.includes(one));
  const next = others[at % others.length];
  return cases.filter((one) => always.includes(one) || one === next);
}
