/** As many features as a category has for filters at most; nobody looks through more. */
const maxFeatures = 12;

type Counts = ReadonlyMap<string, number>;

interface FeatureCounts<F> {
  feature: F;
  /** How many products of the result have each value. */
  counts: Counts;
  isChosen: boolean;
}

/** The features that help most with this result, most useful first; one that is chosen stays in sight. */
export function usefulFeatures<F>(found: readonly FeatureCounts<F>[], products: number): FeatureCounts<F>[] {
  const ranked = found
    .map((one) => ({ one, worth: worthOf(one.counts, products) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ one }) => one);
  return ranked.filter(({ isChosen }, at) => isChosen || at < maxFeatures);
}

/**
 * The part of the products that have the feature, times how well its values part them: one value for all tells nothing
 * apart, and a value of its own for each is a list of products. A product with several values counts for each of them.
 */
function worthOf(counts: Counts, products: number): number {
  if (counts.size < 2 || products === 0) return 0;
  let sum = 0;
  for (const count of counts.values()) sum += count;
  let entropy = 0;
  for (const count of counts.values()) if (count > 0) entropy -= (count / sum) * Math.log2(count / sum);
  const coverage = Math.min(1, sum / products);
  const spread = entropy / Math.log2(counts.size);
  return coverage * spread * Math.min(1, sum / (2 * counts.size));
}
